import type { VenueBranding, VenueSettings } from '#server/db/jsonColumns.ts';
import type { CheckoutType } from '#server/db/catalogTables.ts';
import { generousLimits } from '#tools/generousLimits.ts';
import type { Db } from '#server/db/schema.ts';

/** A small venue with fixed values: open 10:00–22:00, one pool of 10, one entry product, one flow per checkout type. */
export const proefbad = {
  venueId: 'proefbad',
  poolId: 'baden',
  capacity: 10,
  entry: { id: 'entree', xplanId: '100', price: 3000, weekendPrice: 3500 },
  activity: { id: 'verblijf', xplanId: '200' },
  flows: {
    location: { id: 'f-locatie', slug: 'op-locatie' },
    payment: { id: 'f-vooraf', slug: 'vooraf' },
    'payment-and-location': { id: 'f-beide', slug: 'beide' },
  } satisfies Record<CheckoutType, { id: string; slug: string }>,
} as const;

const branding: VenueBranding = {
  siteUrl: 'https://www.proefbad.example/',
  termsUrl: 'https://www.proefbad.example/voorwaarden',
  cancelUrl: 'https://www.proefbad.example/annuleren',
  contactUrl: 'https://www.proefbad.example/contact',
  contactEmail: 'hallo@proefbad.example',
  facilitiesUrl: 'https://www.proefbad.example/faciliteiten',
  withdrawalUrl: 'https://www.proefbad.example/herroepen',
  address: 'Badweg 1, 1234 AB Proefdorp',
  routeUrl: 'https://www.proefbad.example/route',
  theme: {},
  fallbackImageId: 'olijftak',
  startImageId: 'olijftak',
};

const settings: VenueSettings = {
  maxPersons: 12,
  maxQuantity: 5,
  giftCard: { min: 1000, max: 25000 },
  swimwear: { text: { nl: 'Badkleding' }, schedule: { type: 'weekly', days: [2] } },
  everyoneTreatmentOption: true,
  customerInfo: { address: false, newsletter: true },
  bookingCap: { count: 26, unit: 'week' },
  idealLabel: 'iDEAL | Wero',
  limits: generousLimits,
};

/** A venue with the limits that hold where nothing is set. */
export const createLimited = (db: Db): Promise<void> => createProefbad(db, { settings: { limits: {} } });

/** Writes the venue; `venueId` gives a second one beside it, `settings` replaces single settings. Its limits are generous. */
export async function createProefbad(
  db: Db,
  options: { venueId?: string; capacity?: number; settings?: Partial<VenueSettings> } = {},
): Promise<void> {
  const { venueId = proefbad.venueId, capacity = proefbad.capacity } = options;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('venue')
      .values({
        venueId,
        name: 'Proefbad',
        hosts: [`${venueId}.example`],
        timeZone: 'Europe/Amsterdam',
        branding: JSON.stringify(branding),
        settings: JSON.stringify({ ...settings, ...options.settings }),
      })
      .execute();
    await createCatalogue(tx, venueId);
    await createCalendar(tx, venueId, capacity);
    await createFlows(tx, venueId);
  });
}

async function createCatalogue(db: Db, venueId: string): Promise<void> {
  const sizes = [400, 600, 800].map((width) => ({
    url: `/images/olijftak-${width}.webp`,
    width,
    height: Math.round((width / 3) * 2),
  }));
  await db
    .insertInto('image')
    .values({ venueId, id: 'olijftak', alt: JSON.stringify({ nl: 'Een olijftak' }), sizes: JSON.stringify(sizes) })
    .execute();
  const { entry, activity } = proefbad;
  await db
    .insertInto('product')
    .values([
      {
        venueId,
        id: entry.id,
        xplanId: entry.xplanId,
        objectType: 'product',
        type: 10,
        name: JSON.stringify({ nl: 'Entree', en: 'Entry' }),
        imageId: 'olijftak',
        price: entry.price,
        paymentMoment: 'payment_and_location',
      },
      {
        venueId,
        id: activity.id,
        xplanId: activity.xplanId,
        objectType: 'product',
        type: 0,
        name: JSON.stringify({ nl: 'Verblijf', en: 'Stay' }),
        price: 0,
        paymentMoment: 'payment_and_location',
        visible: false,
      },
    ])
    .execute();
  await db
    .insertInto('priceRule')
    .values({ venueId, id: 'weekend', productId: entry.id, weekdays: [6, 7], price: entry.weekendPrice, priority: 1 })
    .execute();
}

async function createCalendar(db: Db, venueId: string, capacity: number): Promise<void> {
  await db.insertInto('pool').values({ venueId, id: proefbad.poolId, name: 'Baden', capacity }).execute();
  await db
    .insertInto('activity')
    .values({
      venueId,
      productId: proefbad.activity.id,
      poolId: proefbad.poolId,
      arrivalFrom: 600,
      arrivalTo: 840,
      arrivalStep: 30,
      departureUntil: 1320,
      departureStep: 60,
      minStay: 120,
      maxStay: 720,
    })
    .execute();
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ venueId, weekday, fromMinute: 600, toMinute: 1320 }));
  await db.insertInto('openingWeek').values(week).execute();
}

async function createFlows(db: Db, venueId: string): Promise<void> {
  await db
    .insertInto('startSection')
    .values({ venueId, id: 'eerste', name: JSON.stringify({ nl: '' }), position: 0 })
    .execute();
  const flows = Object.entries(proefbad.flows).map(([checkoutType, flow], position) => ({
    ...flow,
    checkoutType: checkoutType as CheckoutType,
    position,
  }));
  await db
    .insertInto('flow')
    .values(
      flows.map((flow) => ({
        ...flow,
        venueId,
        name: JSON.stringify({ nl: `Entree ${flow.slug}` }),
        imageId: 'olijftak',
        type: 1,
      })),
    )
    .execute();
  await db
    .insertInto('checkinGroup')
    .values(
      flows.map((flow) => ({
        venueId,
        id: `g-${flow.id}`,
        flowId: flow.id,
        name: JSON.stringify({ nl: 'Hele dag', en: 'All day' }),
        entryProductId: proefbad.entry.id,
        activityProductId: proefbad.activity.id,
        position: 0,
      })),
    )
    .execute();
  await db
    .insertInto('startFlow')
    .values(flows.map(({ id, position }) => ({ venueId, sectionId: 'eerste', flowId: id, position })))
    .execute();
}
