import fc from 'fast-check';
import type { BookableProduct, ProductNeed, ProductPlanning } from '#domain/scheduling/day/day.ts';
import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import type { VenuePool, VenueScale } from './randomVenue.types.ts';

const therapist = (skillId: string | null, count = 1): ProductNeed => ({ kindId: 'therapist', skillId, count });
const room: ProductNeed = { kindId: 'room', skillId: null, count: 1 };
const device: ProductNeed = { kindId: 'device', skillId: null, count: 1 };

export function randomProducts(scale: VenueScale): fc.Arbitrary<BookableProduct[]> {
  return fc
    .tuple(
      ...productSorts.map(({ needs, pools, guests = 1, type = 0 }) =>
        fc
          .record({ times: randomTimes(scale), needs: fc.constantFrom(...needs), pool: randomPool(scale, pools ?? []) })
          .map(({ times, ...takes }) => ({ type, planning: { ...times, ...takes, guests }, stay: null })),
      ),
      randomActivity(scale).map((activity) => ({ type: 10, planning: null, stay: { activity, poolId: 'baths' } })),
      fc.constant({ type: 1, planning: null, stay: null }),
    )
    .map((products) => products.map((product, index) => ({ ...product, xplanId: `product ${index}` })));
}

type Sort = { needs: ProductNeed[][]; pools?: string[]; guests?: number; type?: number };

/** A single need, two needs, a duo, a session, a meal, a lesson with a teacher, nothing but an open door; then entry and tea. */
export const productSorts: readonly Sort[] = [
  { needs: [[therapist('massage')], [therapist('facial')], [therapist(null)], [device]] },
  {
    needs: [
      [therapist('massage'), room],
      [therapist('facial'), device],
      [therapist('massage'), therapist(null)],
    ],
  },
  { needs: [[therapist('massage', 2), room], [therapist('couple'), room], [therapist(null, 2)]], guests: 2 },
  { needs: [[]], pools: ['hammam', 'baths'], type: 14 },
  { needs: [[]], pools: ['restaurant'], type: 16 },
  { needs: [[therapist('facial')], [room]], pools: ['hammam'], type: 14 },
  { needs: [[]] },
];
export const entrySort = productSorts.length;

function randomTimes(
  scale: VenueScale,
): fc.Arbitrary<Pick<ProductPlanning, 'duration' | 'bufferBefore' | 'bufferAfter'>> {
  return fc.record({
    duration: fc.constantFrom(...scale.durations),
    bufferBefore: fc.constantFrom(0, 0, ...scale.buffers),
    bufferAfter: fc.constantFrom(0, ...scale.buffers),
  });
}

function randomPool({ from, length }: VenueScale, poolIds: readonly string[]): fc.Arbitrary<ProductPlanning['pool']> {
  if (poolIds.length === 0) return fc.constant(null);
  const start = fc.integer({ min: 0, max: Math.floor(length / 5) }).map((slot) => from + slot * 5);
  return fc.record({
    poolId: fc.constantFrom(...poolIds),
    units: fc.constantFrom(1, 1, 1, 2),
    starts: fc.oneof(fc.constant([]), fc.uniqueArray(start, { minLength: 1, maxLength: 4 })),
    weekdays: fc.oneof(
      { weight: 6, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 3 }) },
    ),
  });
}

function randomActivity({ from, length }: VenueScale): fc.Arbitrary<Activity> {
  const part = (most: number) => fc.integer({ min: 0, max: Math.floor(most / 5) }).map((slots) => slots * 5);
  return fc
    .record({
      late: part(length / 5),
      span: part(length),
      arrivalStep: step,
      departureStep: step,
      minStay: part(length / 2),
      room: part(length),
    })
    .map(({ late, span, minStay, room: more, ...steps }) => ({
      arrivalFrom: from + late,
      arrivalTo: Math.min(1440, from + late + span),
      departureUntil: 1440,
      minStay,
      maxStay: minStay + more,
      ...steps,
    }));
}

const step = fc.constantFrom(5, 10, 15, 30);

/** Three pools, each with a number of places that dips somewhere. */
export function randomPools({ from, length }: VenueScale): fc.Arbitrary<VenuePool[]> {
  const buckets = Math.ceil(length / 15);
  const dip = fc.record({
    bucket: fc.integer({ min: 0, max: buckets }),
    length: fc.integer({ min: 1, max: 4 }),
    fewer: fc.integer({ min: 1, max: 3 }),
  });
  const pool = fc
    .record({ capacity: fc.integer({ min: 1, max: 4 }), dips: fc.array(dip, { maxLength: 2 }) })
    .map(({ capacity, dips }) =>
      Array.from({ length: 96 }, (_, index) => {
        const bucket = index - Math.floor(from / 15);
        const inside = dips.filter((one) => one.bucket <= bucket && bucket < one.bucket + one.length);
        return Math.max(0, capacity - inside.reduce((sum, one) => sum + one.fewer, 0));
      }),
    );
  return fc
    .tuple(pool, pool, pool)
    .map((free) => ['baths', 'hammam', 'restaurant'].map((id, index) => ({ id, free: free[index]! })));
}
