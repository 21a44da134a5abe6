import type { Span } from '../solver/groupInput.ts';

/** The spans in order, those as one that overlap, touch or lie less than `gap` minutes apart; empty ones left out. */
export function joinedSpans(spans: readonly Span[], gap = 0): Span[] {
  const result: Span[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1);
    if (last && (from <= last.to || from < last.to + gap)) last.to = Math.max(last.to, to);
    else if (from < to) result.push({ from, to });
  }
  return result;
}
