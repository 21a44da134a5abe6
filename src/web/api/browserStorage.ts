import { isInTest } from './flowTest.ts';

/** Only values the browser refused to store: a value that another tab removes has no copy here. */
const memory = new Map<string, string>();

/** What is done in a test of a flow stays in its tab. */
const storage = (): Storage => (isInTest() ? window.sessionStorage : window.localStorage);

/** Storage that never throws. Where the browser refuses it, values live as long as the page. */
export function readStored(key: string): string | null {
  try {
    return memory.get(key) ?? storage().getItem(key);
  } catch {
    return null;
  }
}

/** Null also for what is no JSON. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null');
  } catch {
    return null;
  }
}

export function writeStored(key: string, value: string | null): void {
  memory.delete(key);
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, value);
  } catch {
    if (value !== null) memory.set(key, value);
  }
}
