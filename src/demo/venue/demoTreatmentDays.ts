import { addDays, weekdayOf } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { demoBookables } from './demoBookables.ts';
import { openDay } from './demoCalendar.ts';
import { demoGuests } from './demoGuests.ts';
import type { DemoVisit } from './demoVisit.ts';
import type { Place } from './demoVisits.ts';

/** What others like, the favourites more than once. */
const favourites = [
  'hotstone-massage-50',
  'gezicht-puur',
  'olijfolie-massage-50',
  'rasul-met-klei',
  'rugmassage',
  'scrub-met-olijfpit-50',
  'duomassage-50',
  'gezicht-rijk-80',
  'hotstone-massage-80',
  'kleipakking',
  'olijfolie-massage-25',
  'rasul-voor-twee',
  'massage-bij-kaarslicht',
  'hammamscrub',
  'gezichtsmassage',
  'hotstone-massage-25',
  'ritueel-van-olijf-en-zout',
  'voetmassage',
  'zwangerschapsmassage',
];
const firstDay = -3;
const lastDay = 14;
const sessionTimes = [10 * 60 + 30, 12 * 60 + 30, 14 * 60 + 30, 16 * 60 + 30];

/** Treatments of other guests on the days around today: a third of the house on weekdays, more from Friday to Sunday. */
export function treatmentDays(today: LocalDate, place: Place): DemoVisit[] {
  const guests = new Map(demoBookables.map(({ id, plan }) => [id, plan?.guests ?? 1]));
  const visits: DemoVisit[] = [];
  for (let offset = firstDay; offset <= lastDay; offset += 1) {
    const day = addDays(today, offset);
    const tries = weekdayOf(day) >= 5 ? 26 : 14;
    for (let index = 0; index < tries; index += 1) {
      const productId = favourites[(index + offset * 7 + 21) % favourites.length]!;
      const start = 9 * 60 + ((index * 11 + (offset + 3) * 4) % 24) * 30;
      const resources = place({ productId, day, start });
      const persons = guests.get(productId)!;
      const treatment = { productId, start, resources: resources ?? [], guests: persons === 2 ? [1, 2] : [1] };
      if (resources) visits.push(visitOf(today, day, visits.length, { persons, treatments: [treatment] }));
    }
  }
  return [...visits, ...sessionVisits(today)];
}

/** On the next open days the hammam is full in the afternoon and half full otherwise. */
function sessionVisits(today: LocalDate): DemoVisit[] {
  const days = new Set([1, 2, 3].map((offset) => openDay(today, offset)));
  return [...days].flatMap((day) =>
    sessionTimes.flatMap((start, index) =>
      (start === 14 * 60 + 30 ? [4, 4] : [2, 1 + (index % 2)]).map((persons, group) => {
        const everybody = Array.from({ length: persons }, (_, guest) => guest + 1);
        const session = { productId: 'hammamritueel', start, guests: everybody, resources: [] };
        return { ...visitOf(today, day, index * 2 + group, { persons, treatments: [session] }), flow: 'hammamritueel' };
      }),
    ),
  );
}

function visitOf(
  today: LocalDate,
  day: LocalDate,
  index: number,
  what: Pick<DemoVisit, 'persons' | 'treatments'>,
): DemoVisit {
  return {
    ...what,
    flow: 'behandelingen',
    day,
    stay: null,
    state: day < today ? 'completed' : 'confirmed',
    paid: true,
    customerId: demoGuests[index % demoGuests.length]!.id,
    bookedDaysAgo: 4 + (index % 17),
  };
}
