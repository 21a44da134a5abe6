import type { MailForm } from '#domain/catalog/mailForm.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Booking, BookingItem } from './booking.repo.ts';
import type { VenueOfMails } from './testMails.repo.ts';

const entry: Pick<BookingItem, 'name' | 'price'> = {
  name: { nl: 'Dagentree', en: 'Day entry', de: 'Tageseintritt', fr: 'Entrée journée' },
  price: 3950,
};

/** A visit of two in a fortnight that nobody booked, to show how a mail looks. */
export function sampleBooking(
  venue: VenueOfMails,
  { language, mail, firstName, today }: { language: Language; mail: MailForm; firstName: string; today: LocalDate },
): Booking {
  const [startMinute, endMinute] = [11 * 60, 17 * 60];
  return {
    ...venue,
    branding: { ...venue.branding, mail },
    reservationId: 'voorbeeld',
    state: 'confirmed',
    number: 'K-0000-0000',
    sequence: 0,
    language,
    flowName: entry.name as Booking['flowName'],
    flowType: 0,
    checkoutType: 'payment',
    personCount: 2,
    day: addDays(today, 14),
    startMinute,
    endMinute,
    comment: '',
    totalPaid: 2 * entry.price,
    redeemed: [],
    confirmedAt: new Date(`${today}T12:00:00Z`),
    changedAt: new Date(`${today}T12:00:00Z`),
    customer: { firstName, email: venue.branding.contactEmail },
    items: [1, 2].map((person) => ({
      ...entry,
      id: `gast-${person}`,
      parentId: null,
      unitId: null,
      objectType: 'product',
      person,
      paymentMoment: 'payment',
      checkinType: false,
      type: 10,
      startMinute,
      endMinute,
    })),
  };
}
