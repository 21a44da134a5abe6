import type { AnyMachineSnapshot } from 'xstate';
import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import type { SwimwearSchedule } from '#domain/catalog/isSwimwearDay.ts';
import type { TimePickerContext } from '#machines/timePicker/timePicker.types.ts';
import { ask } from '../../../../e2e/support/api.ts';
import { fullestDay } from '../../../../e2e/support/entries.ts';
import type { RunningServer } from '../../../../e2e/support/server.ts';
import { saveBeside } from '../../../../e2e/support/settingsBeside.ts';
import { staffToken } from '../../../../e2e/support/staff.ts';
import type { FlowName } from '../../../../e2e/paths/model/flows.ts';
import { logsIn } from '../../../../e2e/paths/model/steps.ts';
import type { ApiKey } from '../../../../e2e/paths/model/visitorKeys.ts';
import { heldBy } from '../held.ts';
import type { Venue } from './venue.ts';
import type { ApiVisit } from '../visit.ts';

/** What the visitor does, in words, and with what. */
type Done = readonly [key: ApiKey, words: string, event?: Record<string, unknown>];
/** What others do meanwhile. */
type Happens = { words: string; happens: (venue: Venue, date: string) => Promise<void> };
export type WorldStep = Done | Happens;

/** A venue that staff make from the demo venue by the API, and a path that ends on the sentence it is about. */
export type World = {
  name: string;
  /** When its clock stands (ISO 8601); that of all others without it. */
  beginning?: string;
  flow: FlowName;
  /** Makes it; gives the day that the path is about. */
  make: (venue: Venue) => Promise<string>;
  steps: readonly WorldStep[];
  reads?: (visit: ApiVisit) => string | Promise<string>;
  sentence: string | RegExp;
};

const stay: Done[] = [
  ['visit date.chosen', 'dag kiezen'],
  ['stayPicker arrival.chosen', 'aankomst'],
  ['stayPicker departure.chosen', 'vertrek'],
];
const entry: WorldStep = ['visit checkin.requested', 'entree voor iedereen', { persons: [-1] }];
const guestEntry = (guest: number): WorldStep => [
  'visit product.requested',
  `entree voor gast ${guest}`,
  { productId: 'Entree hele dag', persons: [guest], needsTime: false },
];
const goOn = (step: string): WorldStep => ['visit step.requested', 'verder', { step }];
const identified: WorldStep[] = [
  ['identify form.submitted', 'inloggen', { form: logsIn('olijfgaard2') }],
  goOn('payment'),
];
const ideal: Done[] = [
  ['checkout method.chosen', 'iDEAL', { method: 'ideal' }],
  ['checkout order.placed', 'bestellen'],
];
const massage = (persons: number[], productId = 'Gezichtsmassage'): Done => [
  'visit product.requested',
  'massage',
  { productId, persons, needsTime: true },
];

const on = (date: string) => async (): Promise<string> => date;

const withSettings =
  (path: string, change: object, date: string) =>
  async ({ server }: Venue): Promise<string> => {
    await saveBeside(server, path, change);
    return date;
  };

const pickerOf = (visit: ApiVisit, id: 'timePicker' | 'stayPicker'): TimePickerContext =>
  (visit.child(id) as AnyMachineSnapshot & { context: TimePickerContext }).context;

type Config = { swimware: { text: string; schedule: SwimwearSchedule } };

/** What the page says below the day. */
async function swimwearOf({ server, snapshot }: ApiVisit): Promise<string> {
  const { swimware } = await ask<Config>(server, { method: 'GET', path: '/config' });
  const { date } = snapshot.context.draft;
  const words = swimware.text.replaceAll(/<[^>]+>/g, '');
  return `${date}: ${date !== null && isSwimwearDay(swimware.schedule, date) ? words : 'geen badkledingdag'}`;
}

const swimwear = (schedule: SwimwearSchedule) => ({
  swimware: { text: { nl: 'Op deze dag draag je badkleding.' }, schedule },
});

/** A day with only so many places left: others took the rest of it. */
async function dayWithPlaces({ server, take }: Venue, places: number): Promise<string> {
  for (let free = Math.max(places, 1); free <= 8; free += 1) {
    const date = await fullestDay(server, 'entree', free).catch(() => null);
    if (date === null) continue;
    if (free > places) await take(date, free - places);
    return date;
  }
  throw new Error('Every day of the coming month has more places than others take at once');
}

const hours = new Intl.DateTimeFormat('nl', { timeStyle: 'short', timeZone: 'Europe/Amsterdam' });

/** From when until when the venue holds it, by the clock on its wall. */
async function holdOf(visit: ApiVisit): Promise<string> {
  const { session, serverTime } = (await heldBy(visit))!;
  const [now, end] = [new Date(serverTime), new Date(session.expiresAt)];
  const minutes = Math.round((end.getTime() - now.getTime()) / 60_000);
  return `van ${hours.format(now)} tot ${hours.format(end)}, ${minutes} minuten`;
}

async function close(server: RunningServer, date: string): Promise<string> {
  const token = await staffToken(server);
  const body = { fromDate: date, toDate: date, blocks: [], reason: { nl: 'Verbouwing' } };
  await ask(server, { method: 'POST', path: '/opening-times', token, body });
  return date;
}

export const worlds: World[] = [
  {
    name: 'demo',
    flow: 'entry',
    make: on('2026-07-21'),
    steps: [...stay, entry, ...identified, ['checkout method.chosen', 'op locatie', { method: 'location' }], ideal[1]!],
    sentence: 'bevestigd (payment) · betaald 0,00, open',
  },
  {
    name: 'aanbetaling',
    flow: 'entry',
    make: withSettings('/settings/payments', { deposit: { fromGuests: 2, percentage: 30 } }, '2026-07-22'),
    steps: [...stay, entry, ...identified, ...ideal],
    sentence: 'bank vraagt 23,70',
  },
  {
    name: 'gemengde mand',
    flow: 'perGuest',
    make: on('2026-09-18'),
    steps: [
      ...stay,
      guestEntry(1),
      guestEntry(2),
      goOn('2'),
      massage([1], 'Voetmassage'),
      ['timePicker arrival.chosen', 'tijd'],
      ['timePicker times.confirmed', 'toevoegen'],
      goOn('info'),
      ...identified,
      ['checkout amount.chosen', 'alles nu betalen', { payAll: true }],
      ...ideal,
    ],
    sentence: 'bank vraagt 108,50',
  },
  {
    name: 'voor iedereen aan',
    flow: 'treatments',
    make: withSettings('/settings/general', { everyoneTreatmentOption: true }, '2026-09-16'),
    steps: [
      ['visit date.chosen', 'dag kiezen'],
      massage([-1], 'Voetmassage'),
      ['timePicker arrival.chosen', 'tijd'],
      ['timePicker times.confirmed', 'toevoegen'],
    ],
    sentence: '1: Voetmassage 14:00 · 2: Voetmassage 14:00',
  },
  {
    name: 'badkledingdag',
    flow: 'entry',
    make: withSettings('/settings/general', swimwear({ type: 'weekly', days: [2] }), '2026-07-21'),
    steps: [stay[0]!],
    reads: swimwearOf,
    sentence: '2026-07-21: Op deze dag draag je badkleding.',
  },
  {
    name: 'maandelijkse badkleding',
    flow: 'entry',
    make: withSettings('/settings/general', swimwear({ type: 'monthly', days: [23] }), '2026-07-23'),
    steps: [stay[0]!],
    reads: swimwearOf,
    sentence: '2026-07-23: Op deze dag draag je badkleding.',
  },
  {
    name: 'volle dag',
    flow: 'entry',
    make: (venue) => dayWithPlaces(venue, 0),
    steps: [stay[0]!],
    reads: (visit) => `${pickerOf(visit, 'stayPicker').options.length} tijden beschikbaar`,
    sentence: 'dag en tijden kiezen (index) · 0 tijden beschikbaar',
  },
  {
    name: 'laatste plek',
    flow: 'entry',
    make: (venue) => dayWithPlaces(venue, 2),
    steps: [...stay, { words: 'een ander neemt de laatste twee', happens: ({ take }, date) => take(date, 2) }, entry],
    sentence: 'zegt not_booked',
  },
  {
    name: 'zomertijdnacht',
    beginning: '2026-10-25T00:50:00Z',
    flow: 'giftCard',
    make: on('2026-10-25'),
    steps: [
      ['visit giftCard.requested', 'cadeaubon', { productId: 'Cadeaubon', amount: 2500, quantity: 1 }],
      [
        'visit message.written',
        'bericht',
        { message: { from: 'Anna', to: 'Bram', message: '', recipientEmail: null } },
      ],
    ],
    reads: holdOf,
    sentence: /van 02:5\d tot 02:1\d, 20 minuten$/,
  },
  {
    name: 'alles gesloten',
    flow: 'treatments',
    make: ({ server }) => close(server, '2026-09-17'),
    steps: [['visit date.chosen', 'dag kiezen'], massage([1])],
    reads: (visit) => `geen tijd: ${pickerOf(visit, 'timePicker').reason}`,
    sentence: 'tijd kiezen (index) · geen tijd: closed',
  },
];
