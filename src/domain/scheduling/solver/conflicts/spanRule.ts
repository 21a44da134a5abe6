import { imply, explain } from './clauses.ts';
import type { LevelRule, Limit } from './costRules.ts';
import type { Model } from './model.ts';
import { atMost, lastUntil } from './model.ts';
import { isFalse, isTrue, not } from './solver.ts';

type Counted = 'idle' | 'stay' | 'groupStay';

/**
 * `idle` counts what is neither item nor changing gap, `stay` all from the first start to the last end, `groupStay` so for all
 * guests at once.
 */
export function spanRule(model: Model, counted: Counted, limit: Limit): LevelRule {
  const { problem, solver } = model;
  const unitOf = problem.items.map((item) => model.booked[item.unit]!);
  const days = counted === 'groupStay' ? [[...problem.items.keys()]] : problem.guests.map(({ items }) => items);
  const spans: Spans = { model, counted, unitOf, days: days.map(newSpan) };
  const least = (): number => spans.days.reduce((sum, span) => sum + updateSpan(spans, span), 0);
  const rule = (): number => {
    if (!isTrue(solver, limit.guard)) return 0;
    const slack = limit.most - least();
    if (slack < 0) return explain(solver, causes(spans, limit, null).map(not));
    for (const span of spans.days) {
      const conflict = span.first < 0 ? 0 : narrow(spans, limit, span, slack);
      if (conflict !== 0) return conflict;
    }
    return 0;
  };
  return { rule, least };
}

function causes(spans: Spans, { guard }: Limit, but: DaySpan | null): number[] {
  return [guard, ...spans.days.flatMap((span) => (span === but ? [] : explainSpan(spans, span)))];
}

function narrow(spans: Spans, limit: Limit, span: DaySpan, slack: number): number {
  const { model, unitOf, counted } = spans;
  const { solver, problem } = model;
  const room = span.least + slack + (counted === 'idle' ? span.busy : 0);
  for (const item of span.items) {
    if (!isTrue(solver, unitOf[item]!)) continue;
    const { starts, duration } = problem.items[item]!;
    let conflict = 0;
    if (starts[solver.last[item]!]! + duration > span.begins + room) {
      const place = lastUntil(model, item, span.begins + room - duration);
      conflict = imply(solver, atMost(model, item, place), why(item, explainBegin(spans, span)));
    }
    if (conflict === 0 && starts[solver.first[item]!]! < span.ends - room) {
      const place = lastUntil(model, item, span.ends - room - 1);
      conflict = imply(solver, not(atMost(model, item, place)), why(item, explainEnd(spans, span)));
    }
    if (conflict !== 0) return conflict;
  }
  return 0;

  function why(item: number, side: readonly number[]): number[] {
    return [...causes(spans, limit, span), unitOf[item]!, ...side, ...explainBusy(spans, span)];
  }
}

/**
 * The day of a guest or of all begins by `begins` because of item `first` and ends no earlier than `ends` because of item `last`, -1:
 * none is surely booked. It counts for at least `least` slots; `busy` is its upper bound of booked slots. `isBusy`:
 * `least` follows from the bookings alone.
 */
export type DaySpan = {
  items: readonly number[];
  least: number;
  first: number;
  begins: number;
  last: number;
  ends: number;
  busy: number;
  isBusy: boolean;
};

export type Spans = { model: Model; counted: Counted; unitOf: number[]; days: DaySpan[] };

export const newSpan = (items: readonly number[]): DaySpan => ({
  items,
  least: 0,
  first: -1,
  begins: 0,
  last: -1,
  ends: 0,
  busy: 0,
  isBusy: false,
});

export function updateSpan({ model, counted, unitOf }: Spans, span: DaySpan): number {
  const { solver, problem } = model;
  const { items } = span;
  let sure = -problem.gap;
  span.busy = -problem.gap;
  span.first = span.last = -1;
  solver.work += 4 * items.length;
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index]!;
    const { starts, duration } = problem.items[item]!;
    if (isFalse(solver, unitOf[item]!)) continue;
    span.busy += duration + problem.gap;
    if (!isTrue(solver, unitOf[item]!)) continue;
    sure += duration + problem.gap;
    const latest = starts[solver.last[item]!]!;
    const earliest = starts[solver.first[item]!]! + duration;
    if (span.first < 0 || latest < span.begins) [span.begins, span.first] = [latest, item];
    if (span.last < 0 || earliest > span.ends) [span.ends, span.last] = [earliest, item];
  }
  const length = span.first < 0 ? 0 : span.ends - span.begins - (counted === 'idle' ? span.busy : 0);
  span.isBusy = counted === 'stay' && sure > length;
  span.least = Math.max(0, length, span.isBusy ? sure : 0);
  return span.least;
}

export function explainSpan(spans: Spans, span: DaySpan): number[] {
  const { model, unitOf } = spans;
  if (span.least === 0) return [];
  if (span.isBusy) return span.items.map((item) => unitOf[item]!).filter((unit) => isTrue(model.solver, unit));
  return [...explainBegin(spans, span), ...explainEnd(spans, span), ...explainBusy(spans, span)];
}

export function explainBegin({ model, unitOf }: Spans, { first }: DaySpan): number[] {
  return [unitOf[first]!, atMost(model, first, model.solver.last[first]!)];
}

export function explainEnd({ model, unitOf }: Spans, { last }: DaySpan): number[] {
  return [unitOf[last]!, not(atMost(model, last, model.solver.first[last]! - 1))];
}

export function explainBusy({ model, counted, unitOf }: Spans, { items }: DaySpan): number[] {
  if (counted !== 'idle') return [];
  const units = items.map((item) => unitOf[item]!);
  return units.filter((unit) => isFalse(model.solver, unit)).map(not);
}
