/** How much faster than a visitor's the timers of the page run: nobody waits here for a bank that takes its time. */
const haste = 20;

class Store implements Storage {
  readonly #entries = new Map<string, string>();
  get length(): number {
    return this.#entries.size;
  }
  key(index: number): string | null {
    return [...this.#entries.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#entries.set(key, value);
  }
  removeItem(key: string): void {
    this.#entries.delete(key);
  }
  clear(): void {
    this.#entries.clear();
  }
}

/** What the actors of the site use of a browser's page at this origin; to be called before they are imported. */
export function openPage(origin: string): { storage: Storage } {
  const storage = new Store();
  const startData = JSON.stringify({ appTag: 'olijfgaard' });
  const window = Object.assign(new EventTarget(), { localStorage: storage, sessionStorage: new Store() });
  const document = { documentElement: { lang: 'nl' }, getElementById: () => ({ textContent: startData }) };
  const { Request: RealRequest, setTimeout: realTimeout } = globalThis;
  class PageRequest extends RealRequest {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(typeof input === 'string' ? new URL(input, origin) : input, init);
    }
  }
  const hasty = (call: () => void, delay = 0, ...args: unknown[]) => realTimeout(call, delay / haste, ...(args as []));
  Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  Object.assign(globalThis, { window, document, Request: PageRequest, setTimeout: hasty });
  return { storage };
}
