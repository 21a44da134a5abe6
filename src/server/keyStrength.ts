const fewestBits = 80;

/**
 * Whether a key may come from chance: 32 random hexadecimal digits do, a word written four times does not. Bits by the
 * frequencies of its characters; a key that repeats itself counts once.
 */
export function isRandomKey(key: string): boolean {
  const unit = key.slice(0, periodOf(key));
  const counts = new Map<string, number>();
  for (const character of unit) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => sum - count * Math.log2(count / unit.length), 0);
  return bits >= fewestBits;
}

/** The shortest length after which the text repeats itself; its own length when it does not. */
function periodOf(text: string): number {
  for (let length = 1; length < text.length; length += 1) {
    if (text.slice(length) === text.slice(0, -length)) return length;
  }
  return text.length;
}
