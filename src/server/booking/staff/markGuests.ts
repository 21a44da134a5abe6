import type {
  GuestArrival,
  GuestMark,
  GuestMarks,
  GuestMarksResult,
  ReservationEventKind,
  WristbandHolder,
} from '#contract/names.ts';
import { mayMarkGuests, visitStateOf, visitStepsTo } from '#domain/booking/guestArrivals.ts';
import type { GuestState } from '#domain/booking/guestArrivals.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { guestArrivals, wristbandHolders, writeGuests } from '../rows/guestArrivals.repo.ts';
import { moveReservation, recordEvent, saidBefore } from '../rows/reservationWrites.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { staffReservation } from './staffReservationView.ts';
import { lockReservation, lockReservationDay } from './staffReservationDeps.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

export type SaidMarks = GuestMarks & { secondsAgo: number };
type MarkedGuests = Omit<GuestMarksResult, 'reservation'>;

const eventKinds: Record<GuestState, ReservationEventKind> = {
  in: 'guest.arrived',
  expected: 'guest.undone',
  no_show: 'guest.no_show',
};

/**
 * Nothing is written while a wristband is another guest's, unless they may share. Throws `reservation_not_found`,
 * `person_count_invalid` for a guest who is not of it, `version_conflict` for one in another state than was shown.
 */
export async function markGuests(
  deps: StaffReservationDeps,
  actor: StaffActor,
  id: string,
  form: SaidMarks,
): Promise<GuestMarksResult> {
  const marked = await inTransaction(deps.db, async (tx) => {
    const { venueId } = actor;
    const lock = form.guests.some(({ wristband }) => wristband) ? lockReservationDay : lockReservation;
    const row = await lock(tx, { venueId }, id);
    if (!mayMarkGuests(row.state) || flowNeeds.isOrderCard({ type: row.flowType })) throw problem('version_conflict');
    const marking = { row, actor: actor.staffId, secondsAgo: form.secondsAgo, newId: deps.newId };
    return writeMarks(tx, marking, form);
  });
  return { ...marked, reservation: await staffReservation(deps, actor, id) };
}

type Marking = { row: ReservationRow; actor: string; secondsAgo: number; newId: () => string };

async function writeMarks(
  tx: Tx,
  marking: Marking,
  { guests: marks, sharesWristbands = false }: GuestMarks,
): Promise<MarkedGuests> {
  const { row, actor, secondsAgo } = marking;
  const { venueId, id } = row;
  const before = await guestArrivals(tx, row);
  const changes = marks.flatMap((mark) => changeOf(mark, before) ?? []);
  const holders = sharesWristbands ? [] : await holdersOf(tx, row, changes);
  if (changes.length === 0 || holders.length > 0) return { changed: [], holders };
  const after = before.map((guest) => changes.find(({ person }) => person === guest.person) ?? guest);
  await writeGuests(tx, { venueId, reservationId: id, actor, secondsAgo }, after);
  await followGuests(tx, row, after);
  await recordMarks(tx, marking, { before, changes });
  const trailOf = (state: string, guests: readonly Guest[]) => ({
    state,
    guests: guests.map((guest) => guest.state),
    wristbands: guests.map(({ wristband }) => wristband),
  });
  const change = { before: trailOf(row.state, before), after: trailOf(visitStateOf(statesOf(after)), after) };
  await recordChange(tx, { venueId, kind: 'reservation', id }, { action: 'changed', ...change });
  return { changed: changes.map(({ person }) => person), holders: [] };
}

type Guest = Pick<GuestArrival, 'person' | 'state' | 'wristband'>;

const statesOf = (guests: readonly Guest[]): GuestState[] => guests.map(({ state }) => state);

/** The booking is what its guests are. */
async function followGuests(tx: Tx, { venueId, id, state }: ReservationRow, guests: readonly Guest[]): Promise<void> {
  let from = state;
  for (const to of visitStepsTo(state, visitStateOf(statesOf(guests)))) {
    if (!(await moveReservation(tx, { venueId, id, from: [from], to }))) throw problem('version_conflict');
    from = to;
  }
}

/** Null for who is so already, also where another desk said it first. */
function changeOf({ person, from, state, wristband }: GuestMark, guests: readonly GuestArrival[]): Guest | null {
  const guest = guests[person - 1];
  if (!guest) throw problem('person_count_invalid');
  if (guest.state !== from && guest.state !== state) throw problem('version_conflict');
  if (guest.state !== from) return null;
  const typed = wristband === undefined ? guest.wristband : wristband?.trim() || null;
  const next = { person, state, wristband: state === 'in' ? typed : null };
  return next.state === guest.state && next.wristband === guest.wristband ? null : next;
}

async function holdersOf(tx: Tx, { venueId, id, day }: ReservationRow, changes: Guest[]): Promise<WristbandHolder[]> {
  const wristbands = changes.flatMap(({ wristband }) => wristband ?? []);
  const inHouse = await wristbandHolders(tx, { venueId, day, wristbands });
  const others = inHouse.filter(
    ({ reservationId, person }) => reservationId !== id || !changes.some((change) => change.person === person),
  );
  return others.map(({ reservationId: _id, ...holder }) => holder);
}

/** One for each state that guests got. */
async function recordMarks(
  tx: Tx,
  { row: { venueId, id }, actor, secondsAgo, newId }: Marking,
  { before, changes }: { before: readonly GuestArrival[]; changes: readonly Guest[] },
): Promise<void> {
  const kindOf = ({ person, state }: Guest): ReservationEventKind =>
    before[person - 1]?.state === state ? 'guest.noted' : eventKinds[state];
  for (const kind of new Set(changes.map(kindOf))) {
    const persons = changes.filter((change) => kindOf(change) === kind).map(({ person }) => person);
    const data = { persons: persons.join(', '), ...saidBefore(secondsAgo) };
    await recordEvent(tx, { venueId, id: newId(), reservationId: id, kind, actor, data });
  }
}
