/** npm run push:keys: prints a new pair of keys for notifications, to be kept by whoever runs a site. */
import { createVapidKeys } from "./setup/dev-vars";

const { publicKey, privateKey } = createVapidKeys();
console.log(`VAPID_PUBLIC_KEY="${publicKey}"\nVAPID_PRIVATE_KEY="${privateKey}"`);
