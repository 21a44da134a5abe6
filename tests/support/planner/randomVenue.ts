import fc from 'fast-check';
import { addDays } from '#domain/values/localDate.ts';
import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import type { RandomVenue, VenueScale } from './randomVenue.types.ts';
import { randomPools, randomProducts } from './randomVenueProducts.ts';
import { randomResources } from './randomVenueResources.ts';
import { existingBookingsOf, randomExistingBooking, randomRequest, requestOf } from './randomVenueRequests.ts';

/** A clock change in spring and in autumn, a leap day and its morrow, both sides of a year's end, then ordinary days. */
const dates = fc.oneof(
  fc.constantFrom('2026-03-29', '2026-10-25', '2028-02-29', '2028-03-01', '2026-12-31', '2027-01-01'),
  fc.integer({ min: 0, max: 800 }).map((days) => addDays('2026-05-01', days)),
);

/** Days of an hour or so with few things to place: everything can be tried. All lengths lie on the grid. */
export const smallVenue: fc.Arbitrary<RandomVenue> = fc
  .record({ from: fc.constantFrom(600, 600, 600, 0, 1440), length: fc.integer({ min: 7, max: 13 }) })
  .chain(({ from, length }) =>
    randomVenue({
      from: from === 1440 ? 1440 - length * 5 : from,
      length: length * 5,
      durations: [5, 10, 15, 20],
      buffers: [0, 5, 10],
      gaps: [0, 5, 5, 10],
      offGrid: [0, 0, 0, 2],
      resources: 5,
      guests: 3,
      requests: 3,
      parts: 2,
    }),
  );

/** Days of eleven hours at most, as a venue has them; lengths may lie off the grid. */
export const wholeVenue: fc.Arbitrary<RandomVenue> = fc
  .record({ from: fc.constantFrom(540, 600, 780), length: fc.integer({ min: 24, max: 132 }) })
  .chain(({ from, length }) =>
    randomVenue({
      from,
      length: length * 5,
      durations: [25, 50, 80, 50, 52],
      buffers: [5, 10, 15, 20, 7],
      gaps: [15, 15, 0, 12],
      offGrid: [0, 0, 0, 3],
      resources: 8,
      guests: 4,
      requests: 4,
      parts: 3,
    }),
  );

function randomVenue(scale: VenueScale): fc.Arbitrary<RandomVenue> {
  return dates.chain((date) =>
    fc
      .record({
        personCount: fc.integer({ min: 1, max: scale.guests }),
        changingGap: fc.constantFrom(...scale.gaps),
        opening: randomOpening(scale),
        stay: fc.oneof({ weight: 3, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: randomStay(scale) }),
        now: randomNow(date, scale),
        resources: randomResources(date, scale),
        pools: randomPools(scale),
        products: randomProducts(scale),
        requestDrafts: fc.array(randomRequest(scale), { minLength: 1, maxLength: scale.requests }),
        bookingDrafts: fc.array(randomExistingBooking(scale), { maxLength: 2 }),
      })
      .map(({ requestDrafts, bookingDrafts, ...venue }) => ({
        ...venue,
        date,
        requests: requestDrafts.map((draft, index) => requestOf(draft, index, venue.products, venue.personCount)),
        existingBookings: existingBookingsOf(bookingDrafts, { ...venue, from: scale.from }),
      })),
  );
}

function randomOpening({ from, length, offGrid }: VenueScale): fc.Arbitrary<OpeningBlock[]> {
  const to = from + length;
  const shift = fc.constantFrom(...offGrid);
  const whole = shift.map((minutes) => [{ fromMinute: from + minutes, toMinute: to }]);
  const split = fc.record({ shift, noon: fc.integer({ min: 2, max: Math.floor(length / 5) - 2 }) }).map((draft) => {
    const noon = from + draft.noon * 5;
    return [
      { fromMinute: from, toMinute: noon - draft.shift },
      { fromMinute: Math.min(to, noon + 15), toMinute: to },
    ].filter(({ fromMinute, toMinute }) => fromMinute < toMinute);
  });
  return fc.oneof(
    { weight: 24, arbitrary: whole },
    { weight: 6, arbitrary: split },
    { weight: 1, arbitrary: fc.constant<OpeningBlock[]>([]) },
  );
}

function randomStay({ from, length }: VenueScale): fc.Arbitrary<Span> {
  const slots = Math.floor(length / 5);
  return fc
    .record({
      late: fc.integer({ min: 0, max: Math.floor(slots / 3) }),
      early: fc.integer({ min: 0, max: Math.floor(slots / 4) }),
    })
    .map(({ late, early }) => ({ from: from + late * 5, to: from + length - early * 5 }));
}

function randomNow(date: string, { from, length }: VenueScale): fc.Arbitrary<RandomVenue['now']> {
  return fc.oneof(
    { weight: 16, arbitrary: fc.constant({ today: addDays(date, -3), minute: 1439 }) },
    {
      weight: 3,
      arbitrary: fc
        .integer({ min: 0, max: length })
        .map((minute) => ({ today: date, minute: Math.min(1439, from + minute) })),
    },
    { weight: 1, arbitrary: fc.constant({ today: addDays(date, 1), minute: 0 }) },
  );
}
