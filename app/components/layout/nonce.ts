import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce of the answer being rendered; undefined in the browser, where scripts have run already. */
export const useNonce = (): string | undefined => useContext(NonceContext);
