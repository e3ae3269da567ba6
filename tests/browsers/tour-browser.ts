/** The functions that a tour needs of any browser. Elements are found by XPath, which can look for their text. */
export interface TourBrowser {
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page and returns its value, which must be JSON. */
  evaluate<T>(expression: string): Promise<T>;
  /** Waits for an element and clicks it as a mouse does. */
  press(xpath: string): Promise<void>;
  /** Replaces the content of a field. */
  type(xpath: string, text: string): Promise<void>;
  /** Returns a PNG of the visible part of the page. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}
