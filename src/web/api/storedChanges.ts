/** Who hears that a stored value changed, here or in another tab. */
export function storedChanges(key: string) {
  const listeners = new Set<() => void>();
  return {
    tell(): void {
      for (const listener of listeners) listener();
    },
    /** Returns how to unsubscribe. */
    subscribe(listener: () => void): () => void {
      const stored = (event: StorageEvent): void => {
        if (event.key === key || event.key === null) listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', stored);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', stored);
      };
    },
  };
}
