/** What a tour asks of a browser, whichever it is. Elements are named by XPath, which can ask for their words. */
export interface TourBrowser {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Presses an element as a mouse does, once it is there. */
  press(xpath: string): Promise<void>;
  /** Replaces what a field holds. */
  type(xpath: string, text: string): Promise<void>;
  /** A PNG of what is in view. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
