/** Only values the browser refused to store: a value that another tab removes has no copy here. */
const memory = new Map<string, string>();

/** Local storage that never throws. Where the browser refuses it, values live as long as the page. */
export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
