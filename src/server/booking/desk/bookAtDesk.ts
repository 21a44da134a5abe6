import type { NotBooked, StaffQuote, StaffReservationForm } from '#contract/names.ts';
import { dryRun } from '#server/db/dryRun.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { finishChange } from '../items/finishChange.ts';
import { confirmReservation } from '../lifecycle/confirmReservation.ts';
import { planWithRetry } from '../planning/planWithRetry.ts';
import type { PlanAttempt } from '../planning/planWithRetry.ts';
import { toPayable } from '../rows/payableReservation.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { ItemRow, ReservationRow, Tx } from '../rows/reservation.types.ts';
import { deskCheckins } from './deskCheckins.ts';
import { quoteCodes, redeemCodes } from './deskCodes.ts';
import type { DeskContext } from './deskContext.ts';
import { deskQuote } from './deskQuote.ts';
import { deskReservation } from './deskReservation.ts';
import { explainRefused, fillBooking } from './fillBooking.ts';
import type { Refused } from './fillBooking.ts';

/**
 * What a booking at the desk would be; nothing of it stays. Throws `not_found` (flow), `product_unavailable`,
 * `date_unavailable`, `times_unavailable`, `person_count_invalid`, `service_unavailable`, `gift_card_invalid` for an unknown
 * code.
 */
export function quoteAtDesk(
  deps: ReservationDeps,
  context: DeskContext,
  form: StaffReservationForm,
): Promise<StaffQuote> {
  const work = async (tx: Tx, attempt: PlanAttempt): Promise<StaffQuote> => {
    const filled = await fill(deps, tx, context, { form, attempt });
    const explained = await explainRefused(deps, tx, context, filled);
    const notBooked = [...filled.notBooked, ...explained];
    const credits = await quoteCodes(tx, filled.row, { codes: form.codes ?? [], context });
    return deskQuote(tx, { ...filled, notBooked, credits }, context.language);
  };
  return deps.gate.run(context, () => planWithRetry(deps.db, work, 'shared', dryRun));
}

/**
 * Books all of it in one transaction, confirmed, to be paid at the venue. Throws what `quoteAtDesk` throws,
 * `product_unavailable` with what does not fit, `version_conflict` for another price than the form's, `not_found` for an
 * unknown customer, `subscription_missing`; of its codes `gift_card_invalid`, `nothing_to_redeem`, and `version_conflict` for
 * another amount than the form's.
 */
export async function bookAtDesk<T>(
  deps: ReservationDeps,
  context: DeskContext,
  form: StaffReservationForm,
  finish: (tx: Tx, reservationId: string) => Promise<T>,
): Promise<T> {
  const booked = await planWithRetry(deps.db, async (tx, attempt) => {
    const filled = await fill(deps, tx, context, { form, attempt });
    const { requests, duplicates } = filled.refused;
    if (filled.notBooked.length + requests.length + duplicates.length > 0) throw new DoesNotFit();
    if (form.total !== undefined && form.total !== filled.row.total) throw problem('version_conflict');
    const { venueId, id } = filled.row;
    await redeemCodes(deps, tx, filled.row, { codes: form.codes ?? [], context });
    await confirmReservation(deps, tx, toPayable(filled.row), context.staffId);
    const after = { state: 'confirmed', itemIds: filled.items.map((item) => item.id) };
    await recordChange(tx, { venueId, kind: 'reservation', id }, { action: 'created', after });
    return finish(tx, id);
  }).catch((error: unknown) => {
    if (error instanceof DoesNotFit) return null;
    throw error;
  });
  if (booked !== null) return booked;
  const { notBookedProducts } = await quoteAtDesk(deps, context, form);
  throw problem('product_unavailable', { extensions: { notBookedProducts } });
}

class DoesNotFit extends Error {}

interface Filled {
  row: ReservationRow;
  items: ItemRow[];
  refused: Refused;
  notBooked: NotBooked[];
}

async function fill(
  deps: ReservationDeps,
  tx: Tx,
  context: DeskContext,
  { form, attempt }: { form: StaffReservationForm; attempt: PlanAttempt },
): Promise<Filled> {
  const empty = await deskReservation(deps, tx, context, form);
  await attempt.lockDay(empty);
  const { mayClaim } = attempt;
  const forms = form.items;
  const entered = await deskCheckins(deps, tx, context, { row: empty, items: [], forms, mayClaim });
  const filling = { row: empty, items: [], forms: entered.others, mayClaim };
  const refused = await fillBooking(deps, tx, context, filling);
  const { row, items } = await finishChange(tx, empty);
  return { row, items, refused, notBooked: entered.notBooked };
}
