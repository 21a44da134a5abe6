import type { Place } from '../model/places.ts';
import type { PathStep } from '../model/search.ts';
import { logsIn } from '../model/steps.ts';
import type { ApiKey } from '../model/visitorKeys.ts';
import type { Venue } from './venue.ts';

/** What the visitor does, in words and with what, and where it leads. */
type Done = { key: ApiKey; words: string; to: Place; event?: Record<string, unknown> };
/** What others do meanwhile. */
type Happens = { words: string; happens: (venue: Venue, date: string) => Promise<void> };
export type WorldStep = Done | Happens;

/** No step of a world needs to know more of what the model says. */
const beside = { page: '', inside: '', isRefused: false, isBack: false, mayGoOn: null, answered: [], leaves: [] };

/** As paths have it. */
export const pathStep = ({ event = {}, ...done }: Done, from: Place): PathStep<ApiKey> => ({
  ...beside,
  ...done,
  event,
  from,
});

export const day: Done = { key: 'visit date.chosen', words: 'dag kiezen', to: 'draft' };
export const stay: Done[] = [
  day,
  { key: 'stayPicker arrival.chosen', words: 'aankomst', to: 'draft' },
  { key: 'stayPicker departure.chosen', words: 'vertrek', to: 'draft' },
];

export const entry = (to: Place): Done => ({
  key: 'visit checkin.requested',
  words: 'entree voor iedereen',
  to,
  event: { persons: [-1] },
});

export const guestEntry = (guest: number): Done => ({
  key: 'visit product.requested',
  words: `entree voor gast ${guest}`,
  to: 'selecting',
  event: { productId: 'Entree hele dag', persons: [guest], needsTime: false },
});

export const massage = (persons: number[], productId = 'Voetmassage'): Done => ({
  key: 'visit product.requested',
  words: 'massage',
  to: 'choosingTime',
  event: { productId, persons, needsTime: true },
});

export const atFirstTime: Done[] = [
  { key: 'timePicker arrival.chosen', words: 'tijd', to: 'choosingTime' },
  { key: 'timePicker times.confirmed', words: 'toevoegen', to: 'selecting' },
];

export const goOn = (step: string, to: Place): Done => ({
  key: 'visit step.requested',
  words: 'verder',
  to,
  event: { step },
});

export const identified: Done[] = [
  { key: 'identify form.submitted', words: 'inloggen', to: 'reviewing', event: { form: logsIn('olijfgaard2') } },
  goOn('payment', 'paying'),
];

export const payAll: Done = {
  key: 'checkout amount.chosen',
  words: 'alles nu betalen',
  to: 'paying',
  event: { payAll: true },
};

export const orderBy = (method: 'ideal' | 'location'): Done[] => [
  {
    key: 'checkout method.chosen',
    words: method === 'ideal' ? 'iDEAL' : 'op locatie',
    to: 'paying',
    event: { method },
  },
  { key: 'checkout order.placed', words: 'bestellen', to: method === 'ideal' ? 'bank' : 'success' },
];

export const giftCard: Done[] = [
  {
    key: 'visit giftCard.requested',
    words: 'cadeaubon',
    to: 'writingMessage',
    event: { productId: 'Cadeaubon', amount: 2500, quantity: 1 },
  },
  {
    key: 'visit message.written',
    words: 'bericht',
    to: 'identifying',
    event: { message: { from: 'Anna', to: 'Bram', message: '', recipientEmail: null } },
  },
];
