import type { AnyMachineSnapshot } from 'xstate';
import { offersOf } from './offers.ts';
import type { Offer } from './offers.ts';

/** What tabs of the site and the page of the machines say to each other. */
export const channelName = 'kuur.machines';

export type Happened = { type: string; [detail: string]: unknown };

/** Where an actor of a tab is: plain values, so that another tab can read it. */
export type Report = {
  kind: 'report';
  /** The tab and the actor in it. */
  actor: string;
  /** Its name where it was made, as 'checkout' or 'stayPicker'. */
  name: string;
  machine: string;
  page: string;
  status: string;
  states: string[];
  /** The innermost of them, in words. */
  place: string;
  /** In the language of the machines' descriptions. */
  descriptions: string[];
  transitionKeys: string[];
  context: unknown;
  input: unknown;
  events: Happened[];
  offers: Offer[];
};

export type Message = Report | { kind: 'asked' } | { kind: 'gone'; actor: string };

/** Without what no other tab can read: functions, actors, what is in a circle. */
export function plain(value: unknown): unknown {
  const above: unknown[] = [];
  const text = JSON.stringify(value, function (this: unknown, _key, each: unknown) {
    if (typeof each !== 'object' || each === null) return typeof each === 'function' ? undefined : each;
    if ('xstate$$type' in each) return '(actor)';
    while (above.length > 0 && above.at(-1) !== this) above.pop();
    if (above.includes(each)) return '(circle)';
    above.push(each);
    return each instanceof Error ? Object.assign({ message: each.message }, each) : each;
  });
  return text === undefined ? undefined : (JSON.parse(text) as unknown);
}

/** What of a moment another tab needs to draw it. */
export function momentOf(
  snapshot: AnyMachineSnapshot,
): Pick<Report, 'status' | 'states' | 'place' | 'descriptions' | 'context' | 'offers'> {
  const descriptions = Object.values(snapshot.getMeta()) as { description?: { en?: string } }[];
  return {
    status: snapshot.status,
    states: snapshot._nodes.map(({ id }) => id),
    place: snapshot._nodes.flatMap(({ key, states }) => (Object.keys(states).length === 0 ? key : [])).join(' · '),
    descriptions: descriptions.flatMap((meta) => meta?.description?.en ?? []),
    context: plain(snapshot.context),
    offers: snapshot.status === 'active' ? offersOf(snapshot) : [],
  };
}
