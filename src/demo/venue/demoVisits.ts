import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { addDays } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { openDay } from './demoCalendar.ts';
import type { DemoVisit, VisitedTreatment } from './demoVisit.ts';
import type { PlaceWish } from './placeTreatments.ts';

export type Place = (wish: PlaceWish) => string[] | null;

const hour = 60;

/** What the three customers did before and will do. Throws when a treatment finds no resources. */
export function customerVisits(today: LocalDate, place: Place): DemoVisit[] {
  const evening = {
    flow: 'avondentree',
    entryId: 'avondentree',
    stay: { from: 17 * hour, to: 22 * hour },
    paid: false,
  };
  const day = { flow: 'entree', entryId: 'entree-hele-dag', stay: { from: 10 * hour, to: 18 * hour }, paid: true };
  const morning = { flow: 'ochtendbad', entryId: 'ochtendbad', stay: { from: 8 * hour, to: 11 * hour }, paid: true };
  const onCard = { ...day, flow: cardFlowSlug, entryId: 'entree-badenkaart', paid: false, state: 'completed' as const };
  const anna = { customerId: 'klant-anna' };
  const bram = { customerId: 'klant-bram' };
  const claire = { customerId: 'klant-claire' };
  const soon = openDay(today, 8, 3);
  const once = addDays(today, -30);
  return [
    { ...onCard, ...anna, day: addDays(today, -60), persons: 2, bookedDaysAgo: 63 },
    { ...onCard, ...anna, day: addDays(today, -25), persons: 1, bookedDaysAgo: 26 },
    { ...onCard, ...bram, day: addDays(today, -45), persons: 2, bookedDaysAgo: 47 },
    { ...onCard, ...bram, day: addDays(today, -15), persons: 1, bookedDaysAgo: 16 },
    { ...day, ...anna, day: addDays(today, -40), persons: 2, state: 'completed', bookedDaysAgo: 52 },
    { ...evening, ...anna, day: addDays(today, -16), persons: 3, state: 'completed', bookedDaysAgo: 20 },
    {
      ...day,
      ...anna,
      flow: 'stel-je-dag-samen',
      day: soon,
      persons: 2,
      state: 'confirmed',
      bookedDaysAgo: 3,
      treatments: [
        treatment(place, { productId: 'hotstone-massage-50', day: soon, start: 14 * hour + 30 }, [1]),
        treatment(place, { productId: 'rugmassage', day: soon, start: 14 * hour + 30 }, [2]),
      ],
    },
    { ...morning, ...bram, day: addDays(today, -8), persons: 1, state: 'completed', bookedDaysAgo: 9 },
    { ...evening, ...bram, day: openDay(today, 17, 4), persons: 4, state: 'cancelled', bookedDaysAgo: 6 },
    {
      ...claire,
      flow: 'arrangementen',
      arrangementId: 'dag-ontspannen',
      stay: day.stay,
      paid: true,
      day: once,
      persons: 2,
      state: 'completed',
      bookedDaysAgo: 37,
      treatments: [
        treatment(place, { productId: 'lunch-in-de-serre', day: once, start: 12 * hour + 30 }, [1, 2]),
        treatment(place, { productId: 'rugmassage', day: once, start: 14 * hour + 30 }, [1]),
        treatment(place, { productId: 'voetmassage', day: once, start: 14 * hour + 30 }, [2]),
      ],
    },
    { ...evening, ...claire, day: openDay(today, 22, 2), persons: 2, state: 'confirmed', bookedDaysAgo: 1 },
  ];
}

function treatment(place: Place, wish: PlaceWish, guests: number[]): VisitedTreatment {
  const resources = place(wish);
  if (!resources) throw new Error(`Nobody can give ${wish.productId} on ${wish.day} in the demo.`);
  return { productId: wish.productId, start: wish.start, guests, resources };
}
