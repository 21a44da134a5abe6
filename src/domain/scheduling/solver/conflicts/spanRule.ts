import type { LevelRule, Limit } from './levelRule.ts';
import type { Model } from './model.ts';
import { atMost, lastUntil } from './model.ts';
import { conclude, note } from './notes.ts';
import { isTrue, not } from './solver.ts';
import type { GuestSpan, Spans } from './guestSpan.ts';
import { lookAt, newSpan, whyBegin, whyBusy, whyEnd, whySpan } from './guestSpan.ts';

/**
 * The days of all guests together are not longer than the limit: `idle` counts what is not treatment or changing gap,
 * `stay` all from the first start to the last end.
 */
export function spanRule(model: Model, counted: 'idle' | 'stay', limit: Limit): LevelRule {
  const { problem, solver } = model;
  const unitOf = problem.items.map((item) => model.booked[item.unit]!);
  const spans: Spans = { model, counted, unitOf, guests: problem.guests.map(newSpan) };
  const least = (): number => spans.guests.reduce((sum, span) => sum + lookAt(spans, span), 0);
  const rule = (): number => {
    if (!isTrue(solver, limit.guard)) return 0;
    const slack = limit.most - least();
    if (slack < 0) return note(solver, causes(spans, limit, null).map(not));
    for (const span of spans.guests) {
      const conflict = span.first < 0 ? 0 : narrow(spans, limit, span, slack);
      if (conflict !== 0) return conflict;
    }
    return 0;
  };
  return { rule, least };
}

/** Why the days of all but one are as long as they are. */
function causes(spans: Spans, { guard }: Limit, but: GuestSpan | null): number[] {
  return [guard, ...spans.guests.flatMap((span) => (span === but ? [] : whySpan(spans, span)))];
}

/** No item so late or so early that the day would be longer than the others leave room for. */
function narrow(spans: Spans, limit: Limit, span: GuestSpan, slack: number): number {
  const { model, unitOf, counted } = spans;
  const { solver, problem } = model;
  const room = span.least + slack + (counted === 'idle' ? span.busy : 0);
  for (const item of span.guest.items) {
    if (!isTrue(solver, unitOf[item]!)) continue;
    const { starts, duration } = problem.items[item]!;
    let conflict = 0;
    if (starts[solver.last[item]!]! + duration > span.begins + room) {
      const place = lastUntil(model, item, span.begins + room - duration);
      conflict = conclude(solver, atMost(model, item, place), why(item, whyBegin(spans, span)));
    }
    if (conflict === 0 && starts[solver.first[item]!]! < span.ends - room) {
      const place = lastUntil(model, item, span.ends - room - 1);
      conflict = conclude(solver, not(atMost(model, item, place)), why(item, whyEnd(spans, span)));
    }
    if (conflict !== 0) return conflict;
  }
  return 0;

  function why(item: number, side: readonly number[]): number[] {
    return [...causes(spans, limit, span), unitOf[item]!, ...side, ...whyBusy(spans, span)];
  }
}
