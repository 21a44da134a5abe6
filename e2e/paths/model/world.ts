import type { AddingActors } from '#machines/adding/adding.actors.ts';
import type { AddRequest } from '#machines/bookingRequest.types.ts';
import type { CheckoutActors } from '#machines/checkout/checkout.actors.ts';
import type { Draft } from '#machines/draft.types.ts';
import type { Identity } from '#machines/identify/identify.types.ts';
import type { ProposalsActors } from '#machines/proposals/proposals.actors.ts';
import type { ReservationActors, WatchedPayment } from '#machines/reservation/reservation.actors.ts';
import type { ReservationFacts } from '#machines/reservationFacts.types.ts';
import type { TimePickerActors } from '#machines/timePicker/timePicker.actors.ts';
import type { TimePickerInput } from '#machines/timePicker/timePicker.types.ts';

type AnyActor = keyof ReservationActors | keyof AddingActors | keyof CheckoutActors | keyof ProposalsActors;

export type CallbackName = 'facts' | 'holdClock' | keyof TimePickerActors;
/** A form that is submitted is called as its machine. */
export type ActorName = Exclude<AnyActor, CallbackName> | 'identify' | 'details';

/** What server, bank and browser know, as far as machines are told. */
export type World = {
  reservation: ReservationFacts | null;
  customerLoggedIn: boolean;
  /** What the bank says when it is asked. */
  bank: WatchedPayment['status'];
  /** Others take the next time that is asked for. */
  othersTakeIt: boolean;
  checkoutType: ReservationFacts['checkoutType'];
  network: 'there' | 'gone';
  /** The server fails at the next change. */
  refusesNext: boolean;
  /** Staff cancelled, and this visitor does not know yet. */
  isCancelled: boolean;
  /** A gift card is redeemed. */
  isRedeemed: boolean;
};

export type Answer = { output?: unknown; error?: { code: string }; world: World };

export const bram = 'bram@olijfgaard.example';
export const wrongPassword = 'verkeerd wachtwoord';
export const wrongCode = 'K1000-BEST-AAT-NIET';
export const goodCode = 'K2000-BEST-AAT-WEL';

const instead = (date: string, persons: number[]) => ({ kind: 'other_time' as const, date, time: 960, persons });

const created = (draft: Draft, checkoutType: World['checkoutType']): ReservationFacts => ({
  id: 'r1',
  personCount: draft.personCount,
  date: draft.date ?? '2026-05-01',
  startTime: draft.startTime,
  endTime: draft.endTime,
  checkinGroupId: null,
  personsWithProducts: [],
  timedItemCount: 0,
  itemMarks: [],
  userId: null,
  expiresAt: '2026-05-01T10:20:00Z',
  maxExpiresAt: '2026-05-01T11:00:00Z',
  checkoutType,
  total: 0,
  totalPayNow: 0,
  totalMayPayNow: 0,
  totalPaid: 0,
});

const byNumber = (one: number, other: number): number => one - other;

const everybody = (count: number): number[] => Array.from({ length: count }, (_none, index) => index + 1);

function withItem(reservation: ReservationFacts, request: AddRequest): ReservationFacts {
  const isForGuests = 'persons' in request && !request.persons.includes(-1);
  const guests = isForGuests ? request.persons : everybody(reservation.personCount);
  const [before, next] = [reservation.itemMarks, reservation.itemMarks.length + 1];
  const isTimed = request.kind === 'collection' || (request.kind === 'product' && request.preferredTime !== null);
  const total = reservation.total + 2500 * guests.length;
  return {
    ...reservation,
    personsWithProducts: [...new Set([...reservation.personsWithProducts, ...guests])].toSorted(byNumber),
    timedItemCount: reservation.timedItemCount + (isTimed ? guests.length : 0),
    itemMarks: [...before, ...guests.map((guest, at) => `${guest} i${next + at}`)],
    ...totals(total, reservation.checkoutType),
  };
}

const totals = (total: number, type: World['checkoutType']) => ({
  total,
  totalPayNow: type === 'payment' ? total : 0,
  totalMayPayNow: type === 'location' ? 0 : total,
});

/** Without what was booked last. */
export function withoutItem(reservation: ReservationFacts): ReservationFacts {
  const itemMarks = reservation.itemMarks.slice(0, -1);
  const personsWithProducts = [...new Set(itemMarks.map((mark) => Number(mark.split(' ', 1)[0])))].toSorted(byNumber);
  return {
    ...reservation,
    itemMarks,
    personsWithProducts,
    timedItemCount: Math.min(reservation.timedItemCount, itemMarks.length),
    ...totals(2500 * itemMarks.length, reservation.checkoutType),
  };
}

const refused = (world: World, code: string): Answer => ({ error: { code }, world });
const ok = (world: World, output: unknown = null): Answer => ({ output, world });
const unchanged = (world: World): Answer => ok(world, { reservation: world.reservation });
const changedTo = (world: World, reservation: ReservationFacts): Answer =>
  ok({ ...world, reservation }, { reservation });

function addTo(world: World, request: AddRequest): Answer {
  const reservation = world.reservation!;
  if (!world.othersTakeIt) {
    const after = withItem(reservation, request);
    return ok({ ...world, reservation: after }, { reservation: after, notBooked: [] });
  }
  const persons = 'persons' in request ? request.persons : [1];
  const notBooked = persons.map((person) => ({
    name: 'iets',
    xplanId: 'p',
    person,
    reason: 'no_therapist',
    alternatives: [instead(reservation.date, [person])],
  }));
  return ok({ ...world, othersTakeIt: false }, { reservation, notBooked });
}

function redeemed(world: World, totalPaid: number): Answer {
  const reservation = { ...world.reservation!, totalPaid };
  return ok({ ...world, reservation, isRedeemed: totalPaid > 0 }, { totals: reservation });
}

/** Bram is registered already. */
function identified(world: World, { kind, form }: Identity): Answer {
  if (kind === 'registration' && form.email === bram) return refused(world, 'email_taken');
  if (form.password === wrongPassword) return refused(world, 'login_failed');
  return ok({ ...world, customerLoggedIn: true });
}

/** What the world says to each call when nothing goes wrong but what the steps before made go wrong. */
const answers = {
  createReservation: (world, { draft }) => changedTo(world, created(draft, world.checkoutType)),
  loadReservation: (world) =>
    ok(world, { reservation: world.reservation, customerLoggedIn: world.customerLoggedIn, gone: null }),
  addToReservation: (world, { request }) => addTo(world, request),
  removeItem: (world) => changedTo(world, withoutItem(world.reservation!)),
  changeMessage: unchanged,
  identify: (world, { form }) => identified(world, form as Identity),
  details: (world) => ok(world),
  saveRemark: (world, { remark }) => ok(world, { remark }),
  linkCustomer: (world) => changedTo(world, { ...world.reservation!, userId: 'c1' }),
  countVisits: (world) => ok(world, { visitsLeft: 10 }),
  prepare: unchanged,
  renewHold: unchanged,
  cancelReservation: (world) => ok({ ...world, reservation: null }),
  watchPayment: (world) => ok(world, { status: world.bank }),
  startPayment: (world) => ok(world, { redirectUrl: 'https://bank.example/' }),
  openCardFields: (world) => ok(world),
  createCardToken: (world) => ok(world, { cardToken: 't' }),
  redeemCode: (world, { code }) => (code === wrongCode ? refused(world, 'credit_invalid') : redeemed(world, 1000)),
  removeRedemption: (world) => redeemed(world, 0),
  payOnLocation: (world) => ok(world),
  requestProposals: (world) => ok(world, { proposals: [{ id: 'plan', kind: 'together' }] }),
  takeProposal: (world) => ok(world, { reservation: world.reservation, notBooked: [] }),
} satisfies Record<ActorName, (world: World, input: Input) => Answer>;

/** These change no reservation: nobody cancels it for them, and a server that refuses its changes takes them. */
const besideIt: ActorName[] = [
  'identify',
  'loadReservation',
  'countVisits',
  'watchPayment',
  'openCardFields',
  'createCardToken',
];

/** What is said instead when something goes wrong; null when nothing does. */
function trouble(world: World, name: ActorName): Answer | null {
  if (world.network === 'gone') return { error: { code: 'offline' }, world };
  if (besideIt.includes(name)) return null;
  if (world.refusesNext) return { error: { code: 'internal' }, world: { ...world, refusesNext: false } };
  if (!world.isCancelled || name === 'createReservation') return null;
  return { error: { code: 'reservation_cancelled' }, world: { ...world, reservation: null, isCancelled: false } };
}

type Input = { draft: Draft; request: AddRequest; code: string; form: unknown; remark: string };

/** Null from a bank that waits for longer than a page asks it. */
export function answerOf(world: World, { name, id, input }: { name: ActorName; id: string; input: Input }) {
  if (id === 'watchPaymentLonger' && world.bank === 'open' && world.network === 'there') return null;
  return trouble(world, name) ?? answers[name](world, input);
}

/** What callbacks tell by themselves, once they are asked. */
export const tellings = {
  facts: () => null,
  holdClock: () => null,
  times: ({ kind }: TimePickerInput, { network }: World) =>
    network === 'gone'
      ? { type: 'times.failed' }
      : {
          type: 'times.loaded',
          offer: {
            options: [600, 900].map((arrival) => ({ arrival, departures: kind === 'stay' ? [1080] : [] })),
            reason: null,
            alternatives: [],
          },
        },
} satisfies Record<CallbackName, (input: TimePickerInput, world: World) => object | null>;
