import type { NotBooked, StaffItemsForm, StaffQuote } from '#contract/names.ts';
import { mayAddItem } from '#domain/booking/staffActions.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { dryRun } from '#server/db/dryRun.ts';
import { problem } from '#server/http/problem.ts';
import { enqueueChanged } from '#server/mails/mails.service.ts';
import { confirmClaims } from '#server/scheduling/claims/claims.service.ts';
import { spendVisits } from '#server/credits/subscriptions/subscriptions.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { deskCheckins } from '../desk/deskCheckins.ts';
import type { DeskContext } from '../desk/deskContext.ts';
import { deskQuote } from '../desk/deskQuote.ts';
import { explainRefused, fillBooking } from '../desk/fillBooking.ts';
import type { Refused } from '../desk/fillBooking.ts';
import { venueNow } from '../planning/groupDay.ts';
import { planWithRetry } from '../planning/planWithRetry.ts';
import type { PlanAttempt } from '../planning/planWithRetry.ts';
import { hasUnfinishedPayment } from '../rows/reservationChecks.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';
import { recordEvent } from '../rows/reservationWrites.repo.ts';
import { reckonAnew } from './reckonAnew.ts';
import { lockReservation } from './staffReservationDeps.ts';

/**
 * What the additions would be; nothing of it stays. Throws `reservation_not_found`, `version_conflict` unless confirmed or
 * checked in or of another sequence than the form's, `in_use` for an order, `date_unavailable`, `product_unavailable`, `times_unavailable`,
 * `person_count_invalid`, `service_unavailable`.
 */
export function quoteStaffItems(
  deps: ReservationDeps,
  context: DeskContext,
  id: string,
  form: StaffItemsForm,
): Promise<StaffQuote> {
  const work = async (tx: Tx, attempt: PlanAttempt): Promise<StaffQuote> => {
    const { row, added, refused, notBooked } = await fill(deps, tx, context, { id, form, attempt });
    const explained = await explainRefused(deps, tx, context, { row, refused });
    const quoted = { row, items: added, notBooked: [...notBooked, ...explained].map((each) => onDayOf(row, each)) };
    return deskQuote(tx, quoted, context.language);
  };
  return deps.gate.run(context, () => planWithRetry(deps.db, work, 'shared', dryRun));
}

/**
 * Adds all of it in one transaction, due at the venue. Throws what `quoteStaffItems` throws, `product_unavailable` with what
 * does not fit, `version_conflict` for another price than the form's, `payment_in_progress`, `subscription_missing`.
 */
export async function addStaffItems<T>(
  deps: ReservationDeps,
  context: DeskContext,
  { id, form }: { id: string; form: StaffItemsForm },
  finish: (tx: Tx) => Promise<T>,
): Promise<T> {
  const finished = await planWithRetry(deps.db, async (tx, attempt) => {
    const { row, before, added, refused, notBooked } = await fill(deps, tx, context, { id, form, attempt });
    const { venueId } = row;
    if (await hasUnfinishedPayment(tx, venueId, id)) throw problem('payment_in_progress');
    if (notBooked.length + refused.requests.length + refused.duplicates.length > 0) throw new DoesNotFit();
    const sequence = await reckonAnew(tx, row, context.staffId);
    const price = added.reduce((sum, item) => sum + item.price, 0);
    if (form.total !== undefined && form.total !== price) throw problem('version_conflict');
    await confirmClaims(tx, { venueId, reservationId: id });
    await spendVisits(tx, row);
    await recordAdded(deps, tx, { row, staffId: context.staffId, before, added });
    await enqueueChanged(tx, { venueId, reservationId: id }, sequence);
    return finish(tx);
  }).catch((error: unknown) => {
    if (error instanceof DoesNotFit) return null;
    throw error;
  });
  if (finished !== null) return finished;
  const { notBookedProducts } = await quoteStaffItems(deps, context, id, form);
  throw problem('product_unavailable', { extensions: { notBookedProducts } });
}

class DoesNotFit extends Error {}

interface Filled {
  row: ReservationRow;
  before: ItemRow[];
  added: ItemRow[];
  refused: Refused;
  notBooked: NotBooked[];
}

async function fill(
  deps: ReservationDeps,
  tx: Tx,
  context: DeskContext,
  { id, form, attempt }: { id: string; form: StaffItemsForm; attempt: PlanAttempt },
): Promise<Filled> {
  const row = await lockReservation(tx, context.venue, id);
  if (!mayAddItem(row.state)) throw problem('version_conflict');
  if (form.sequence !== undefined && form.sequence !== row.sequence) throw problem('version_conflict');
  if (flowNeeds.isOrderCard({ type: row.flowType })) throw problem('in_use');
  if (form.items.some(({ person }) => person > row.personCount)) throw problem('person_count_invalid');
  const { today } = venueNow(deps.clock, context.venue);
  if (row.day < today) throw problem('date_unavailable', { extensions: { reason: 'past' } });
  await attempt.lockDay(row);
  const before = await itemsOf(tx, row.venueId, id);
  const { mayClaim } = attempt;
  const entered = await deskCheckins(deps, tx, context, { row, items: before, forms: form.items, mayClaim });
  const items = await itemsOf(tx, row.venueId, id);
  const refused = await fillBooking(deps, tx, context, { row, items, forms: entered.others, mayClaim });
  const idsBefore = new Set(before.map((item) => item.id));
  const added = (await itemsOf(tx, row.venueId, id)).filter((item) => !idsBefore.has(item.id));
  return { row, before, added, refused, notBooked: entered.notBooked };
}

/** The day of a booking stays, and an entry comes at its times or not at all. */
const onDayOf = ({ day, startMinute }: ReservationRow, refusal: NotBooked): NotBooked => ({
  ...refusal,
  alternatives:
    refusal.reason === 'pool_full' && startMinute !== null
      ? []
      : refusal.alternatives.filter(({ date }) => date === day),
});

async function recordAdded(
  deps: ReservationDeps,
  tx: Tx,
  { row, staffId, before, added }: { row: ReservationRow; staffId: string; before: ItemRow[]; added: ItemRow[] },
): Promise<void> {
  const { venueId, id } = row;
  const data = { items: added.length };
  const event = { venueId, id: deps.newId(), reservationId: id, kind: 'item.added' as const, actor: staffId, data };
  await recordEvent(tx, event);
  const itemIds = before.map((item) => item.id);
  const after = { itemIds: [...itemIds, ...added.map((item) => item.id)] };
  await recordChange(tx, { venueId, kind: 'reservation', id }, { action: 'changed', before: { itemIds }, after });
}
