import type { ProblemGuest } from '../problem.ts';
import type { Model } from './model.ts';
import { atMost } from './model.ts';
import { isFalse, isTrue, not } from './solver.ts';

/**
 * What is known of a guest's day: it counts for `least` slots, begins by `begins` because of item `first` and does not
 * end before `ends` because of item `last` (-1: nothing is booked for sure), and `busy` slots of it at most are
 * treatments and changing gaps. `isBusy`: it is that long because of what is booked, not because of when.
 */
export type GuestSpan = {
  guest: ProblemGuest;
  least: number;
  first: number;
  begins: number;
  last: number;
  ends: number;
  busy: number;
  isBusy: boolean;
};

/** Spans as they are counted, and per item the literal of its unit. */
export type Spans = { model: Model; counted: 'idle' | 'stay'; unitOf: number[]; guests: GuestSpan[] };

export const newSpan = (guest: ProblemGuest): GuestSpan => ({
  guest,
  least: 0,
  first: -1,
  begins: 0,
  last: -1,
  ends: 0,
  busy: 0,
  isBusy: false,
});

/** Brings a span up to date; answers its `least`. */
export function lookAt({ model, counted, unitOf }: Spans, span: GuestSpan): number {
  const { solver, problem } = model;
  const { items } = span.guest;
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

/** The literals that make a span count for what it does. */
export function whySpan(spans: Spans, span: GuestSpan): number[] {
  const { model, unitOf } = spans;
  if (span.least === 0) return [];
  if (span.isBusy) return span.guest.items.map((item) => unitOf[item]!).filter((unit) => isTrue(model.solver, unit));
  return [...whyBegin(spans, span), ...whyEnd(spans, span), ...whyBusy(spans, span)];
}

export function whyBegin({ model, unitOf }: Spans, { first }: GuestSpan): number[] {
  return [unitOf[first]!, atMost(model, first, model.solver.last[first]!)];
}

export function whyEnd({ model, unitOf }: Spans, { last }: GuestSpan): number[] {
  return [unitOf[last]!, not(atMost(model, last, model.solver.first[last]! - 1))];
}

export function whyBusy({ model, counted, unitOf }: Spans, { guest }: GuestSpan): number[] {
  if (counted === 'stay') return [];
  const units = guest.items.map((item) => unitOf[item]!);
  return units.filter((unit) => isFalse(model.solver, unit)).map(not);
}
