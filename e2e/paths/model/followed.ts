import type { EventObject } from 'xstate';
import type { Limits } from '#machines/reservation/reservation.types.ts';
import type { Facts } from '#machines/reservationFacts.types.ts';
import { after, begun } from './composed.ts';
import type { Composed, Machine } from './composed.ts';
import type { WalkedFlow } from './flows.ts';
import { placeOf } from './places.ts';
import type { ApiKey } from './visitorKeys.ts';
import { withoutItem } from './world.ts';
import type { World } from './world.ts';

const limits: Limits = { maxPersons: 10, today: '2026-05-01', lastDate: '2026-10-31' };

const inputOf = (flow: WalkedFlow, { reservation, customerLoggedIn }: World) => ({
  flow,
  limits,
  facts: { reservation, customerLoggedIn, gone: null },
  step: 'index' as const,
});

/** A visitor opens the first page of a flow. */
export function opened(flow: WalkedFlow): Composed {
  const world: World = {
    reservation: null,
    customerLoggedIn: false,
    bank: 'none',
    othersTakeIt: false,
    checkoutType: flow.checkoutType,
    network: 'there',
    refusesNext: false,
    isCancelled: false,
    isRedeemed: false,
  };
  return begun(inputOf(flow, world), world);
}

type Follow = (composed: Composed, flow: WalkedFlow) => Composed;

const meanwhile =
  (change: Partial<World>): Follow =>
  (composed) => ({ ...composed, world: { ...composed.world, ...change }, answered: [] });

/** Who comes back from the bank opens the page anew. */
const returning =
  (bank: World['bank']): Follow =>
  ({ world, runs }, flow) => {
    const returned = world.reservation!.id;
    return begun({ ...inputOf(flow, world), step: 'payment', returned }, { ...world, bank }, runs);
  };

/** The page hears that the reservation is another now. */
const heard =
  (change: (world: World) => { world: World; gone: Facts['gone'] }): Follow =>
  (composed) => {
    const { world, gone } = change(composed.world);
    const facts: Facts = { reservation: world.reservation, customerLoggedIn: world.customerLoggedIn, gone };
    return after(composed, 'visit', { type: 'facts.changed', facts } as EventObject, world);
  };

const gone = (how: Facts['gone']): Follow => heard((world) => ({ world: { ...world, reservation: null }, gone: how }));

const watched = (composed: Composed, event: object, world: World): Composed =>
  after(composed, 'visit', event as EventObject, world);

const happened: Partial<Record<ApiKey, Follow>> = {
  'bank pays': returning('confirmed'),
  'bank refuses': returning('failed'),
  'bank is left': returning('canceled'),
  'bank waits': returning('open'),
  'others take the time': meanwhile({ othersTakeIt: true }),
  'server refuses': meanwhile({ refusesNext: true }),
  'staff cancels': meanwhile({ isCancelled: true }),
  'network comes back': meanwhile({ network: 'there' }),
  'network goes': (composed) => {
    const world: World = { ...composed.world, network: 'gone' };
    if (placeOf(composed) !== 'stillOpen') return { ...composed, world, answered: [] };
    const error = { code: 'offline' };
    return watched(composed, { type: 'xstate.error.actor.watchPaymentLonger', error }, world);
  },
  'bank pays late': (composed) => {
    const output = { status: 'confirmed' };
    const world: World = { ...composed.world, bank: 'confirmed' };
    return watched(composed, { type: 'xstate.done.actor.watchPaymentLonger', output }, world);
  },
  'hold runs short': (composed) => watched(composed, { type: 'hold.warned', minutesLeft: 5 }, composed.world),
  'hold ends': gone('expired'),
  'other tab empties': gone('cancelled'),
  'other tab removes': heard((world) => ({
    world: { ...world, reservation: withoutItem(world.reservation!) },
    gone: null,
  })),
};

/** Somebody does this here, or it happens. */
export function followedBy(flow: WalkedFlow, composed: Composed, key: ApiKey, event: object = {}): Composed {
  const stays = { ...composed, destination: null };
  const happens = happened[key];
  if (happens !== undefined) return happens(key.startsWith('bank') ? composed : stays, flow);
  const [machine, type] = key.split(' ') as [Machine, string];
  const { world } = composed;
  const bank = key === 'visit payment.returned' ? 'confirmed' : world.bank;
  return after(composed, machine, { ...event, type } as EventObject, { ...world, bank });
}
