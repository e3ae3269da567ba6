/** npm run push:keys prints a new pair of keys for notifications. The site's operator stores them. */
import { createVapidKeys } from "./setup/dev-vars";

const { publicKey, privateKey } = createVapidKeys();
console.log(`VAPID_PUBLIC_KEY="${publicKey}"\nVAPID_PRIVATE_KEY="${privateKey}"`);
