/** Not with Save-Data, nor on a line that is slow or may cost by the byte. Browsers that don't say are quick. */
export function mayAskEarly(): boolean {
  const { connection } = navigator as {
    connection?: { saveData?: boolean; type?: string; effectiveType?: string };
  };
  const { saveData = false, type, effectiveType = "4g" } = connection ?? {};
  return navigator.onLine && !saveData && type !== "cellular" && effectiveType === "4g";
}
