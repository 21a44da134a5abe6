import { groupBy } from '#domain/values/groupBy.ts';

/** Times by what is said of them, in the order in which it is first said. */
export function refusedTimes<Time extends { time: string; reason: string | null }>(
  times: readonly Time[],
  wordsOf: (reason: NonNullable<Time['reason']>) => string,
): { words: string; times: string[] }[] {
  const refused = times.flatMap(({ time, reason }) => (reason === null ? [] : [{ time, words: wordsOf(reason) }]));
  const groups = groupBy(refused, ({ words }) => words);
  return [...groups].map(([words, members]) => ({ words, times: members.map(({ time }) => time) }));
}
