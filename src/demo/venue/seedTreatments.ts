import type { Tx } from '#server/db/schema.ts';
import { demoBookables, demoGroups } from './demoBookables.ts';
import { demoHammamPool } from './demoHammam.ts';
import { cleaningMinutes } from './demoProduct.ts';
import type { DemoPlan, DemoProduct } from './demoProduct.ts';
import { demoStays } from './demoStays.ts';
import { demoRestaurant } from './demoTables.ts';
import { demoVenueId } from './demoVenue.ts';

const venueId = demoVenueId;

/** Treatments, sessions, tables and what comes with them: products, groups, and what each needs to be planned. */
export async function seedTreatments(tx: Tx): Promise<void> {
  const pools = [demoHammamPool, demoRestaurant].map((pool) => ({ ...pool, venueId }));
  await tx.insertInto('pool').values(pools).execute();
  const groups = demoGroups.map(({ group, options }) => ({
    ...productRow({ ...group, price: Math.min(...options.map(({ product }) => product.price)) }),
    objectType: 'productGroup' as const,
  }));
  await tx
    .insertInto('product')
    .values([...demoBookables.map(productRow), ...groups])
    .execute();
  const options = demoGroups.flatMap((one) =>
    one.options.map(({ name, product }, position) => ({
      venueId,
      groupId: one.group.id,
      position,
      productId: product.id,
      optionName: JSON.stringify(name),
    })),
  );
  await tx.insertInto('productGroupOption').values(options).execute();
  const stays = demoStays.map((stay) => ({ ...stay, venueId }));
  await tx.insertInto('entryStay').values(stays).execute();
  await seedPlanning(tx);
}

const productRow = (product: Omit<DemoProduct, 'plan'>) => ({
  venueId,
  id: product.id,
  xplanId: product.xplanId,
  objectType: 'product' as 'product' | 'productGroup',
  type: product.type,
  name: JSON.stringify(product.name),
  description: JSON.stringify(product.description),
  imageId: product.imageId,
  price: product.price,
  vatRate: product.vatRate,
});

async function seedPlanning(tx: Tx): Promise<void> {
  const planned = demoBookables.flatMap(({ id, plan }) => (plan ? [{ id, plan }] : []));
  await tx
    .insertInto('productPlanning')
    .values(planned.map(({ id, plan }) => planningRow(id, plan)))
    .execute();
  const needs = planned.flatMap(({ id, plan }) =>
    (plan.needs ?? []).map(({ kindId, skillId = null, count = 1 }, position) => ({
      venueId,
      productId: id,
      position,
      kindId,
      skillId,
      count,
    })),
  );
  await tx.insertInto('productNeed').values(needs).execute();
  const shares = planned.flatMap(({ id, plan: { pool } }) =>
    pool ? [{ venueId, productId: id, poolId: pool.id, starts: pool.starts, weekdays: pool.weekdays ?? null }] : [],
  );
  await tx.insertInto('productPool').values(shares).execute();
}

const planningRow = (productId: string, { minutes, guests = 1, needs = [] }: DemoPlan) => ({
  venueId,
  productId,
  duration: minutes,
  bufferAfter: needs.length > 0 ? cleaningMinutes : 0,
  guests,
});
