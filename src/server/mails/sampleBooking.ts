import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { MailForm } from '#domain/catalog/mailForm.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import type { PrintableGiftCard } from '#server/credits/giftCards/giftCards.service.ts';
import type { Booking, BookingItem } from './booking.repo.ts';
import type { VenueOfMails } from './testMails.repo.ts';

const entry: Pick<BookingItem, 'name' | 'price'> = {
  name: { nl: 'Dagentree', en: 'Day entry', de: 'Tageseintritt', fr: 'Entrée journée' },
  price: 3950,
};

export interface Sample {
  venue: VenueOfMails;
  language: Language;
  mail: MailForm;
  firstName: string;
  today: LocalDate;
}

/** A visit of two in a fortnight that nobody booked, to show how a mail looks. */
export function sampleBooking({ venue, language, mail, firstName, today }: Sample): Booking {
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
    opening: [{ fromMinute: 10 * 60, toMinute: 23 * 60 }],
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

/** A gift card that nobody ordered. */
export function sampleOrder(sample: Sample): Booking {
  const visit = sampleBooking(sample);
  const name = { nl: 'Cadeaubon', en: 'Gift card', de: 'Geschenkgutschein', fr: 'Carte cadeau' } as Booking['flowName'];
  return {
    ...visit,
    flowName: name,
    flowType: FlowType.GiftCard,
    personCount: 1,
    startMinute: null,
    endMinute: null,
    totalPaid: sampleCents,
    items: visit.items.slice(0, 1).map((item) => ({
      ...item,
      name: name as BookingItem['name'],
      price: sampleCents,
      type: ProductType.GiftCard,
      startMinute: null,
      endMinute: null,
    })),
  };
}

/** Without a picture of a product; `sampleCode` opens nothing. */
export function sampleGiftCard({ venue, language, mail, firstName, today }: Sample): PrintableGiftCard {
  return {
    venueId: venue.venueId,
    id: 'voorbeeld',
    kind: 'giftCard',
    amount: sampleCents,
    usableTo: addDays(today, 2 * 365),
    blocked: false,
    codeHash: new Uint8Array(),
    keyId: null,
    sealedCode: null,
    language,
    createdAt: new Date(`${today}T12:00:00Z`),
    venueName: venue.venueName,
    hosts: venue.hosts,
    testOf: venue.testOf,
    branding: { ...venue.branding, mail },
    productName: null,
    productDescription: null,
    imageSizes: [],
    sender: '',
    recipient: firstName,
    message: '',
    recipientEmail: null,
    customer: { firstName, email: venue.branding.contactEmail },
  };
}

export const sampleCents = 5000;
export const sampleCode = 'K0000-0000-0000-0000';
