import { bucketMinutes } from '../stay/bucketsOf.ts';
import type { OpeningBlock } from '../stay/openingBlocks.ts';
import type { GroupPool } from '../solver/groupInput.ts';

/** Free places per bucket (index 0..95) as spans inside the opening times, equal neighbours joined. Never throws. */
export function freeSpans(free: ArrayLike<number>, opening: readonly OpeningBlock[]): GroupPool['free'] {
  return opening.flatMap(({ fromMinute, toMinute }) => {
    const spans: { from: number; to: number; places: number }[] = [];
    for (let from = fromMinute; from < toMinute;) {
      const bucket = Math.floor(from / bucketMinutes);
      const to = Math.min(toMinute, (bucket + 1) * bucketMinutes);
      const places = free[bucket] ?? 0;
      const last = spans.at(-1);
      if (last?.places === places) last.to = to;
      else spans.push({ from, to, places });
      from = to;
    }
    return spans;
  });
}
