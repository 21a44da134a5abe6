/** Begins to load a part of the page before it is needed; what does not come is told once it is. */
export const fetchEarly = (load: () => Promise<unknown>): void => void load().catch(() => undefined);
