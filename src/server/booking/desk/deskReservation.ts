import { sql } from 'kysely';
import type { StaffReservationForm } from '#contract/names.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { expectFound } from '#server/http/expect.ts';
import { problem } from '#server/http/problem.ts';
import { refuseClosedStay, timesOf } from '../lifecycle/holdReservation.ts';
import { venueNow } from '../planning/groupDay.ts';
import { reservationById } from '../rows/reservations.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { insertHold, updateReservation } from '../rows/reservationWrites.repo.ts';
import type { DeskContext } from './deskContext.ts';

/** Only while its transaction lasts: nobody sees the hold of a desk. */
export const holdLife = { minutes: 5, maxMinutes: 5 };

/**
 * What is to be filled, in the transaction. Throws `not_found`, `product_unavailable` for an order,
 * `date_unavailable`, `times_unavailable`, `person_count_invalid`.
 */
export async function deskReservation(
  deps: ReservationDeps,
  tx: Tx,
  { venue, language }: DeskContext,
  form: StaffReservationForm,
): Promise<ReservationRow> {
  const { venueId } = venue;
  const flow = expectFound(await flowById(tx, { venueId, id: form.flowId }));
  if (!flowNeeds.date(flow)) throw problem('product_unavailable');
  const times = timesOf(form);
  if (flowNeeds.times(flow) && times.startMinute === null) throw problem('times_unavailable');
  if (form.items.some(({ person }) => person > form.personCount)) throw problem('person_count_invalid');
  const { today } = venueNow(deps.clock, venue);
  if (form.date < today) throw problem('date_unavailable', { extensions: { reason: 'past' } });
  await refuseClosedStay(tx, { venueId, day: form.date, ...times });
  const customer = form.customerId ? expectFound(await customerById(tx, { venueId, id: form.customerId })) : null;
  const id = deps.newId();
  await insertHold(
    tx,
    {
      venueId,
      id,
      flowId: flow.id,
      checkoutTerms: 'location',
      sessionHash: Buffer.from(deps.newSession().hash),
      personCount: form.personCount,
      day: form.date,
      ...times,
      language: customer?.language ?? language,
      customerId: customer?.id ?? null,
    },
    holdLife,
  );
  if (form.note) await updateReservation(tx, venueId, id, { note: form.note });
  return expectFound((await reservationById(tx, venueId, id)) ?? undefined);
}

export const flowById = (tx: Tx, { venueId, id }: { venueId: string; id: string }) =>
  tx
    .selectFrom('flow')
    .select(['id', 'type', 'productId'])
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .where(sql<boolean>`removed_at is null`)
    .executeTakeFirst();

export const customerById = (tx: Tx, { venueId, id }: { venueId: string; id: string }) =>
  tx
    .selectFrom('customer')
    .select(['id', 'language'])
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .forKeyShare()
    .executeTakeFirst();
