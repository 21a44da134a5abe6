type Keep<T> = (key: string, ask: () => Promise<T>) => Promise<T>;

/**
 * Keeps an answer for so many milliseconds, of at most so many keys (the oldest go first). Whoever asks while a call is under
 * way shares it. A failure is not kept.
 */
export function keepAwhile<T>({ ms, most }: { ms: number; most: number }, now: () => number): Keep<T> {
  const kept = new Map<string, { answer: Promise<T>; until: number }>();
  return (key, ask) => {
    const known = kept.get(key);
    if (known && now() < known.until) return known.answer;
    const answer = ask();
    kept.delete(key);
    kept.set(key, { answer, until: now() + ms });
    for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest);
    answer.catch(() => {
      if (kept.get(key)?.answer === answer) kept.delete(key);
    });
    return answer;
  };
}
