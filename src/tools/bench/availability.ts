import { dayOffers } from '#domain/scheduling/day/dayOffers.ts';
import type { BookableProduct, Day } from '#domain/scheduling/day/day.ts';
import { needKey } from '#domain/scheduling/day/day.ts';
import { startsFor } from '#domain/scheduling/day/starts.ts';
import { busyMonth, massage, room } from './busyMonth.ts';
import { median } from './load.ts';

const treatment: BookableProduct = {
  xplanId: 'massage-50',
  type: 0,
  planning: { duration: 50, bufferBefore: 0, bufferAfter: 10, guests: 1, needs: [massage, room], pool: null },
  stay: null,
};

function startsInBits({ resources }: Day): number {
  const count = (key: string): Uint8Array => {
    const fits = new Uint8Array(288);
    for (const { skills, otherClaims } of resources) {
      if (!skills.includes(key)) continue;
      const slots = new Uint8Array(288).fill(1, 120, 264);
      for (const { from, to } of otherClaims) slots.fill(0, from / 5, to / 5);
      let run = 0;
      for (let slot = 263; slot >= 120; slot -= 1) {
        run = slots[slot] === 1 ? run + 1 : 0;
        if (run >= 12) fits[slot]! += 1;
      }
    }
    return fits;
  };
  const [therapists, free] = [count(needKey(massage)), count(needKey(room))];
  let starts = 0;
  for (let slot = 120; slot < 264; slot += 1) if (therapists[slot]! > 0 && free[slot]! > 0) starts += 1;
  return starts;
}

function cpuMs(work: () => unknown): number {
  const times = Array.from({ length: 15 }, () => {
    const from = process.cpuUsage();
    for (let turn = 0; turn < 10; turn += 1) work();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / 10_000;
  });
  return median(times.slice(5));
}

/** Processor time in milliseconds. */
export function availabilityFigures(): { what: string; ms: number; bitsMs: number }[] {
  const month = busyMonth();
  const offers = [[treatment]];
  const request = { id: '1', guests: [1], products: [treatment], preferred: null, isFixed: false };
  return [
    {
      what: 'month of a treatment',
      ms: cpuMs(() => month.map((one) => dayOffers(one, offers))),
      bitsMs: cpuMs(() => month.map(startsInBits)),
    },
    {
      what: 'month for four guests',
      ms: cpuMs(() => month.map((one) => dayOffers({ ...one, personCount: 4 }, offers))),
      bitsMs: cpuMs(() => month.map(startsInBits)),
    },
    {
      what: 'times of a day',
      ms: cpuMs(() => startsFor(month[0]!, [], request)),
      bitsMs: cpuMs(() => startsInBits(month[0]!)),
    },
  ];
}
