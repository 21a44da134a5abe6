import type { Language, OwnBooking } from '#contract/names.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { qrSquares } from '#domain/values/qrSquares.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '../rows/reservation.types.ts';
import { refundedCents } from '../customer/customerReservations.repo.ts';
import { movedItemsView } from '../rows/movedItemsView.ts';
import { personsView } from '../rows/reservationView.ts';
import { changeableChoices } from './arrangementChoices.ts';
import type { OwnReservation } from './ownReservation.ts';

export async function ownBookingView(db: Db, own: OwnReservation, language: Language): Promise<OwnBooking> {
  const { row, items, changesUntil, changesClosed } = own;
  const visit = visitSpan(row, items);
  const { name, refunded } = await namedFacts(db, row);
  return {
    number: row.number,
    state: row.state,
    slug: row.slug,
    name: translate(name, language).text,
    personCount: row.personCount,
    persons: personsView(row, items, language),
    startDate: row.day,
    startTime: visit && formatTime(visit.from),
    endTime: visit && formatTime(visit.to),
    total: row.total,
    totalPaid: row.totalPaid,
    totalOpen: row.total - row.totalPaid,
    refunded,
    sequence: row.sequence,
    changesUntil: new Date(changesUntil).toISOString(),
    changesClosed,
    moves: movedItemsView(row, items, language),
    choices: changesClosed === null ? await changeableChoices(db, own) : [],
    qr: qrSquares(row.number).flat().map(Number).join(''),
  };
}

async function namedFacts(
  db: Db,
  { venueId, id }: { venueId: string; id: string },
): Promise<{ name: Translated; refunded: number }> {
  return db
    .selectFrom('reservation')
    .innerJoin('flow', (join) =>
      join.onRef('flow.venueId', '=', 'reservation.venueId').onRef('flow.id', '=', 'reservation.flowId'),
    )
    .select(['flow.name', refundedCents.as('refunded')])
    .where('reservation.venueId', '=', venueId)
    .where('reservation.id', '=', id)
    .executeTakeFirstOrThrow();
}
