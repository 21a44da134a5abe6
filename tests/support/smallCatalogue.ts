import type { Db } from '#server/db/schema.ts';
import { proefbad } from './venue.ts';

const { venueId } = proefbad;

const product = (id: string, xplanId: string, name: { nl: string; en?: string }, price: number) => ({
  venueId,
  id,
  xplanId,
  objectType: 'product' as 'product' | 'collection' | 'productGroup',
  type: 0,
  name: JSON.stringify(name),
  price,
});

/**
 * Treatments beside the venue 'proefbad', sold on the flow 'dagje' (type 4, one sub-flow): a group of two massages, a
 * duo treatment, a hammam session, an arrangement with a choice, a hidden treatment, and a stay for the entry.
 */
export async function createSmallCatalogue(db: Db): Promise<void> {
  await db
    .insertInto('product')
    .values([
      { ...product('massage', '300', { nl: 'Massage', en: 'Massage' }, 0), objectType: 'productGroup' },
      product('massage-25', '301', { nl: 'Massage 25', en: 'Massage 25' }, 4500),
      product('massage-50', '302', { nl: 'Massage 50', en: 'Massage 50' }, 8000),
      product('duo', '303', { nl: 'Duo', en: 'Duo' }, 9000),
      { ...product('hammam', '304', { nl: 'Hammam', en: 'Hammam' }, 3500), type: 14 },
      { ...product('thee', '305', { nl: 'Thee', en: 'Tea' }, 400), type: 1 },
      { ...product('dag', '306', { nl: 'Dag' }, 12000), objectType: 'collection' },
      { ...product('geheim', '307', { nl: 'Geheimpje', en: 'Hidden' }, 5000), visible: false },
    ])
    .execute();
  await db
    .insertInto('priceRule')
    .values({ venueId, id: 'massage-zondag', productId: 'massage-25', weekdays: [7], price: 5000, priority: 1 })
    .execute();
  await createNeeds(db);
  await createPages(db);
}

async function createNeeds(db: Db): Promise<void> {
  const kinds = (['therapist', 'room'] as const).map((role) => ({
    venueId,
    id: role,
    role,
    name: JSON.stringify({ nl: role }),
  }));
  await db.insertInto('resourceKind').values(kinds).execute();
  await db
    .insertInto('skill')
    .values({ venueId, id: 'masseren', kindId: 'therapist', name: JSON.stringify({ nl: 'Masseren' }) })
    .execute();
  const takes = { venueId, bufferAfter: 10 };
  await db
    .insertInto('productPlanning')
    .values([
      { ...takes, productId: 'massage-25', duration: 25 },
      { ...takes, productId: 'massage-50', duration: 50 },
      { ...takes, productId: 'duo', duration: 50, guests: 2 },
      { ...takes, productId: 'geheim', duration: 50 },
      { venueId, productId: 'hammam', duration: 60 },
    ])
    .execute();
  const needs = ['massage-25', 'massage-50', 'duo', 'geheim'].flatMap((productId) => [
    { venueId, productId, position: 0, kindId: 'therapist', skillId: 'masseren', count: productId === 'duo' ? 2 : 1 },
    { venueId, productId, position: 1, kindId: 'room', skillId: null, count: 1 },
  ]);
  await db.insertInto('productNeed').values(needs).execute();
  await db
    .insertInto('productPool')
    .values({ venueId, productId: 'hammam', poolId: proefbad.poolId, units: 1, starts: [660, 780], weekdays: [5, 6] })
    .execute();
  await db
    .insertInto('entryStay')
    .values({ venueId, productId: proefbad.entry.id, activityProductId: proefbad.activity.id })
    .execute();
}

async function createPages(db: Db): Promise<void> {
  await db
    .insertInto('productGroupOption')
    .values([
      { venueId, groupId: 'massage', position: 0, productId: 'massage-50', optionName: JSON.stringify({ nl: 'Lang' }) },
      { venueId, groupId: 'massage', position: 1, productId: 'massage-25', optionName: JSON.stringify({ nl: 'Kort' }) },
    ])
    .execute();
  const parts = [
    { productId: proefbad.entry.id, choice: 0 },
    { productId: 'massage-25', choice: 1 },
    { productId: 'hammam', choice: 1 },
    { productId: 'thee', choice: 0 },
  ].map((part, position) => ({ ...part, venueId, collectionId: 'dag', position }));
  await db.insertInto('collectionPart').values(parts).execute();
  const flow = { venueId, type: 4, checkoutType: 'payment' as const };
  await db
    .insertInto('flow')
    .values([
      { ...flow, id: 'f-dagje', slug: 'dagje', name: JSON.stringify({ nl: 'Dagje' }) },
      { ...flow, id: 'f-leeg', slug: 'leeg', name: JSON.stringify({ nl: 'Leeg' }) },
    ])
    .execute();
  await db
    .insertInto('subFlow')
    .values({ venueId, flowId: 'f-dagje', position: 0, name: JSON.stringify({ nl: 'Meer' }), type: 4 })
    .execute();
  const categories = { behandelingen: ['geheim', 'massage', 'duo'], sessies: ['hammam'], arrangementen: ['dag'] };
  for (const [position, [id, products]] of Object.entries(categories).entries()) {
    await db
      .insertInto('category')
      .values({ venueId, id, xplanId: `90${position}`, name: JSON.stringify({ nl: id }), position })
      .execute();
    const listed = products.map((productId, index) => ({ venueId, categoryId: id, productId, position: index }));
    await db.insertInto('categoryProduct').values(listed).execute();
    const page = id === 'arrangementen' ? 2 : 1;
    await db.insertInto('flowEntry').values({ venueId, flowId: 'f-dagje', page, position, categoryId: id }).execute();
  }
}
