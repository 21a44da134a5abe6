import { walkedFlows } from '../model/flows.ts';
import type { FlowName } from '../model/flows.ts';
import { closedOn, on, withPlaces, withSettings, withSwimwear } from './making.ts';
import type { Make } from './making.ts';
import {
  atFirstTime,
  day,
  entry,
  giftCard,
  goOn,
  guestEntry,
  identified,
  massage,
  orderBy,
  payAll,
  stay,
} from './worldSteps.ts';
import type { WorldStep } from './worldSteps.ts';

/** What a world is about, as it is read where its path ends. Amounts in cents. */
type Ends = {
  confirmation: { paid: number };
  bank: { asks: number };
  everyone: { product: string; at: string };
  swimwear: { words: string };
  fullDay: object;
  notBooked: { product: string };
  hold: { from: string; to: string; minutes: number };
  closedDay: object;
};
export type EndOf<Kind extends keyof Ends> = { kind: Kind } & Ends[Kind];
export type End = { [Kind in keyof Ends]: EndOf<Kind> }[keyof Ends];

/** A venue that staff make from the demo venue by the API, and a path that ends on what it is about. */
export type World = {
  /** Its name without spaces, for titles and files. */
  id: string;
  name: string;
  /** What happens in it, in words. */
  sentence: string;
  /** When its clock stands (ISO 8601). */
  moment: string;
  flow: FlowName;
  make: Make;
  steps: readonly WorldStep[];
  /** What only a machine is asked after a day that no page offers. */
  beyondPage?: readonly WorldStep[];
  end: End;
};

/** A Friday, 09:00 in Amsterdam: days, prices and free times are the same in every run. */
export const usualMoment = '2026-05-01T07:00:00Z';

/** The hour from 02:00 to 03:00 comes a second time in ten minutes. */
export const summerTimeEnds = '2026-10-25T00:50:00Z';

const swimwearWords = 'Op deze dag draag je badkleding.';

const described: (Omit<World, 'id' | 'sentence' | 'moment'> & { moment?: string })[] = [
  {
    name: 'demo',
    flow: 'entry',
    make: on('2026-07-21'),
    steps: [...stay, entry('identifying'), ...identified, ...orderBy('location')],
    end: { kind: 'confirmation', paid: 0 },
  },
  {
    name: 'aanbetaling',
    flow: 'entry',
    make: withSettings('/settings/payments', { deposit: { fromGuests: 2, percentage: 30 } }, '2026-07-22'),
    steps: [...stay, entry('identifying'), ...identified, ...orderBy('ideal')],
    end: { kind: 'bank', asks: 2_370 },
  },
  {
    name: 'gemengde mand',
    flow: 'perGuest',
    make: on('2026-09-18'),
    steps: [
      ...stay,
      guestEntry(1),
      guestEntry(2),
      goOn('2', 'selecting'),
      massage([1]),
      ...atFirstTime,
      goOn('info', 'identifying'),
      ...identified,
      payAll,
      ...orderBy('ideal'),
    ],
    end: { kind: 'bank', asks: 10_850 },
  },
  {
    name: 'voor iedereen aan',
    flow: 'treatments',
    make: withSettings('/settings/general', { everyoneTreatmentOption: true }, '2026-09-16'),
    steps: [day, massage([-1]), ...atFirstTime],
    end: { kind: 'everyone', product: 'Voetmassage', at: '14:00' },
  },
  {
    name: 'badkledingdag',
    flow: 'entry',
    make: withSwimwear({ type: 'weekly', days: [2] }, swimwearWords, '2026-07-21'),
    steps: [day],
    end: { kind: 'swimwear', words: swimwearWords },
  },
  {
    name: 'maandelijkse badkleding',
    flow: 'entry',
    make: withSwimwear({ type: 'monthly', days: [23] }, swimwearWords, '2026-07-23'),
    steps: [day],
    end: { kind: 'swimwear', words: swimwearWords },
  },
  {
    name: 'volle dag',
    flow: 'entry',
    make: withPlaces(0),
    steps: [],
    beyondPage: [day],
    end: { kind: 'fullDay' },
  },
  {
    name: 'laatste plek',
    flow: 'entry',
    make: withPlaces(2),
    steps: [
      ...stay,
      { words: 'een ander neemt de laatste twee', happens: ({ take }, date) => take(date, 2) },
      entry('draft'),
    ],
    end: { kind: 'notBooked', product: 'Entree hele dag' },
  },
  {
    name: 'zomertijdnacht',
    moment: summerTimeEnds,
    flow: 'giftCard',
    make: on('2026-10-25'),
    steps: giftCard,
    end: { kind: 'hold', from: '02:50', to: '02:10', minutes: 20 },
  },
  {
    name: 'alles gesloten',
    flow: 'treatments',
    make: closedOn('2026-09-17'),
    steps: [],
    beyondPage: [day, massage([1], 'Gezichtsmassage')],
    end: { kind: 'closedDay' },
  },
];

export const worlds: World[] = described.map((world) => ({
  moment: usualMoment,
  ...world,
  id: `W-${world.name.replaceAll(' ', '-')}`,
  sentence: [world.name, walkedFlows[world.flow].words, ...world.steps.map(({ words }) => words)].join(' · '),
}));
