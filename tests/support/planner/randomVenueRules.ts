import type { BookingRequest } from '#domain/scheduling/day/day.ts';
import type { DayPlan, Placed } from '#domain/scheduling/day/dayPlan.ts';
import type { BookedRequest } from './randomVenueMeetings.ts';
import { brokenMeetings } from './randomVenueMeetings.ts';
import { servesNeed, workingMinutes } from './randomVenueRoster.ts';
import { canStart, isSoldStay, partiesOf } from './randomVenueTasks.ts';
import { heldBy } from './randomVenueRequests.ts';
import type { RandomVenue } from './randomVenue.types.ts';

type Plan = Pick<DayPlan, 'booked' | 'refused'>;

/** A sentence for every rule of the venue that a plan breaks, judged minute by minute from what the venue knows. */
export function brokenVenueRules(venue: RandomVenue, requests: readonly BookingRequest[], plan: Plan): string[] {
  const booked = requests.flatMap((request) =>
    plan.booked.has(request.id) ? [{ request, placed: plan.booked.get(request.id)! }] : [],
  );
  return [
    ...brokenAnswers(requests, plan),
    ...booked.flatMap(({ request, placed }) => [
      ...brokenParts(request, placed),
      ...brokenTimes(venue, request, placed),
    ]),
    ...booked.flatMap(({ request, placed }) => placed.flatMap((one) => brokenNeeds(venue, request, one))),
    ...brokenMeetings(venue, booked),
    ...brokenPools(venue, booked),
  ];
}

function brokenAnswers(requests: readonly BookingRequest[], { booked, refused }: Plan): string[] {
  const answers = [...booked.keys(), ...refused].toSorted();
  const requestIds = requests.map(({ id }) => id).toSorted();
  return answers.join() === requestIds.join() ? [] : [`${requestIds.join()} was requested, ${answers.join()} answered`];
}

function brokenParts(request: BookingRequest, placed: readonly Placed[]): string[] {
  const expected = request.products.flatMap(({ planning, stay }, product) => [
    ...(planning ? partiesOf(request, planning) : []).map((guests) => `${product} for ${guests.join()}`),
    ...(stay ? [`${product} for ${request.guests.join()}`] : []),
  ]);
  const actual = placed.map(({ product, guests }) => `${product} for ${guests.join()}`);
  return expected.toSorted().join() === actual.toSorted().join() ? [] : [`${request.id} has ${actual.join(' and ')}`];
}

function brokenTimes(venue: RandomVenue, request: BookingRequest, placed: readonly Placed[]): string[] {
  const stays = placed.filter(({ product }) => request.products[product]?.stay);
  const inside = stays[0] && { from: stays[0].start, to: stays[0].end };
  const firstTimed = placed.find(({ product }) => request.products[product]?.planning);
  const isLate = request.isFixed && firstTimed !== undefined && firstTimed.start !== request.preferred;
  return [
    ...(isLate ? [`${request.id} is not at its fixed start`] : []),
    ...placed.flatMap((one) => {
      const { planning, stay } = request.products[one.product]!;
      const { start, end } = one;
      if (stay)
        return isSoldStay(venue, stay, { from: start, to: end }) ? [] : [`${request.id} has a stay nobody sells`];
      if (planning && end - start === planning.duration && canStart(venue, planning, start, inside)) return [];
      return [`${request.id} cannot have product ${one.product} from ${start} to ${end}`];
    }),
    ...(venue.stay && stays.some(({ start, end }) => start !== venue.stay!.from || end !== venue.stay!.to)
      ? [`${request.id} has a stay of its own`]
      : []),
  ];
}

function brokenNeeds(venue: RandomVenue, request: BookingRequest, one: Placed): string[] {
  const product = request.products[one.product]!;
  const needs = (product.planning?.needs ?? []).flatMap((need) => Array.from({ length: need.count }, () => need));
  const name = `product ${one.product} of ${request.id}`;
  if (needs.length !== one.resources.length || new Set(one.resources).size !== needs.length)
    return [`${name} lacks a resource`];
  return needs.flatMap((need, index) => {
    const resource = venue.resources.find(({ id }) => id === one.resources[index]);
    if (!resource || !servesNeed(resource, need)) return [`${name} has a resource that cannot serve it`];
    const { from, to } = heldBy({ product, start: one.start, duration: one.end - one.start });
    const works = workingMinutes(resource, venue);
    for (let minute = from; minute < to; minute += 1) {
      if (works[minute] !== 1) return [`${name} holds ${resource.id} off work at ${minute}`];
    }
    return [];
  });
}

function brokenPools({ pools }: RandomVenue, booked: readonly BookedRequest[]): string[] {
  return pools.flatMap(({ id, free }) => {
    const poolSpans = booked.flatMap(({ request, placed }) =>
      placed.flatMap(({ product, guests, start, end }) => {
        const { planning, stay } = request.products[product]!;
        if (stay?.poolId === id) return [{ from: start, to: end, units: guests.length }];
        return planning?.pool?.poolId === id ? [{ from: start, to: end, units: planning.pool.units }] : [];
      }),
    );
    return free.flatMap((places, quarter) => {
      const present = poolSpans.filter(({ from, to }) => from < quarter * 15 + 15 && quarter * 15 < to);
      const units = present.reduce((sum, one) => sum + one.units, 0);
      return present.length > 0 && units > places ? [`${id} is overfull in quarter ${quarter}`] : [];
    });
  });
}
