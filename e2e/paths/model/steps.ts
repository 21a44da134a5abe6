import { canContinue, currentStep, nextStep, previousStep } from '#machines/reservation/reservation.selectors.ts';
import { mayPropose } from '#machines/reservation/planning.selectors.ts';
import type { Identity } from '#machines/identify/identify.types.ts';
import type { Composed } from './composed.ts';
import type { WalkedFlow } from './flows.ts';
import { placeOf } from './places.ts';
import type { Place } from './places.ts';
import type { FastKey } from './visitorKeys.ts';
import { bram, wrongCode } from './world.ts';

/** Something that can be done now: what the machine is told, and how a tester says it. */
export type Example = { words: string; event?: object };

export type Offer = (composed: Composed, flow: WalkedFlow) => Example[];

export const reservationOf = ({ visit }: Composed) => visit.context.facts.reservation;
export const itemsOf = (composed: Composed): number => reservationOf(composed)?.itemMarks.length ?? 0;
export const isOnIndex = ({ visit }: Composed): boolean => currentStep(visit) === 'index';
const refusedOf = ({ visit }: Composed) => visit.context.outcome.notBooked;
const methodOf = ({ children }: Composed): string | null =>
  (children['checkout']?.context as { method: string | null } | undefined)?.method ?? null;

export const at =
  (places: Place[], offer: Offer): Offer =>
  (composed, flow) =>
    places.includes(placeOf(composed)) ? offer(composed, flow) : [];

export const say =
  (words: string, event: object = {}): Offer =>
  () => [{ words, event }];

export const only =
  (when: (composed: Composed, flow: WalkedFlow) => boolean, offer: Offer): Offer =>
  (composed, flow) =>
    when(composed, flow) ? offer(composed, flow) : [];

/** What is sold for single guests, and on which page. */
export const forGuests: Record<string, { page: string; product: string; needsTime: boolean }[]> = {
  'stel-je-dag-samen': [
    { page: 'index', product: 'Entree hele dag', needsTime: false },
    { page: '2', product: 'Voetmassage', needsTime: true },
  ],
  arrangementen: [{ page: '2', product: 'Gezichtsmassage', needsTime: true }],
  behandelingen: [{ page: 'index', product: 'Gezichtsmassage', needsTime: true }],
};

function products({ visit }: Composed, flow: WalkedFlow): Example[] {
  const { facts, draft, outcome } = visit.context;
  const page = currentStep(visit);
  const sale = forGuests[flow.slug]?.find((each) => each.page === page);
  if (sale === undefined || outcome.notBooked.length > 0 || (flow.type !== 4 && draft.endTime === null)) return [];
  const { product, needsTime } = sale;
  const booked = facts.reservation?.personsWithProducts ?? [];
  const guest = needsTime ? (facts.reservation?.timedItemCount ?? 0) + 1 : booked.length + 1;
  if (guest > draft.personCount) return [];
  const event = { productId: product, persons: [guest], needsTime };
  return [{ words: `${product} voor gast ${guest}`, event }];
}

function collections({ visit }: Composed, { type }: WalkedFlow): Example[] {
  const guest = (visit.context.facts.reservation?.personsWithProducts.length ?? 0) + 1;
  if (type !== 3 || currentStep(visit) !== 'index' || visit.context.draft.endTime === null || guest > 2) return [];
  const event = { collectionId: 'Dag Ontspannen', productIds: ['Voetmassage'], persons: [guest] };
  return [{ words: `Dag Ontspannen voor gast ${guest}`, event }];
}

const isReady = ({ visit }: Composed): boolean =>
  visit.context.draft.date !== null && visit.context.draft.endTime !== null;

export const logsIn = (password: string): Identity => ({ kind: 'login', form: { email: bram, password } });

/** What a visitor does on every way, where the screen offers it. */
export const steps = {
  'visit personCount.changed': only(
    (composed, { type }) => type === 1 && isOnIndex(composed),
    at(['selecting'], ({ visit }) => {
      const personCount = visit.context.draft.personCount + 1;
      return personCount > 3 ? [] : [{ words: `toch ${personCount} personen`, event: { personCount } }];
    }),
  ),
  'visit date.chosen': at(['draft', 'choosingDate'], ({ visit }, { type }) =>
    type < 5 && visit.context.draft.date === null ? [{ words: 'dag kiezen', event: { date: '2026-05-20' } }] : [],
  ),
  'visit product.requested': at(['draft', 'selecting'], products),
  'visit collection.requested': at(['draft', 'selecting'], collections),
  'visit checkin.requested': only(
    (composed, { type }) => (type === 1 || type === 2) && isReady(composed),
    at(['draft'], say('entree voor iedereen', { persons: [-1] })),
  ),
  'visit giftCard.requested': only(
    (composed, { type }) => (type === 5 || type === 6) && itemsOf(composed) < 2,
    at(['draft', 'selecting'], (_composed, { type }) => [
      type === 5
        ? { words: 'cadeaubon van 25,-', event: { productId: 'Cadeaubon', amount: 2500, quantity: 1 } }
        : { words: 'voucher', event: { productId: 'Voucher Duo', amount: null, quantity: 1 } },
    ]),
  ),
  'visit message.written': at(['writingMessage', 'changingMessage'], () => [
    { words: 'bericht schrijven', event: { message: { from: 'Anna', to: 'Bram', message: '', recipientEmail: null } } },
  ]),
  'visit message.dismissed': at(['writingMessage', 'changingMessage'], say('bericht sluiten')),
  'visit message.changeRequested': only(
    (_composed, { type }) => type === 5,
    at(['identifying', 'reviewing'], say('bericht wijzigen', { itemId: 'i1' })),
  ),
  'visit subscription.requested': only(
    (_composed, { type }) => type === 7,
    at(['draft', 'selecting'], say('abonnement', { productId: 'Jaarabonnement' })),
  ),
  'visit alternative.chosen': only(
    (composed) => refusedOf(composed).length > 0,
    at(['draft', 'selecting'], (composed) => {
      const alternative = refusedOf(composed)[0]!.alternatives[0]!;
      return [{ words: 'de tijd die wel kan', event: { alternative, notBooked: 0 } }];
    }),
  ),
  'visit proposals.requested': only(({ visit }) => mayPropose(visit), at(['selecting'], say('om een plan vragen'))),
  'visit removal.requested': only(
    (composed, { type }) => itemsOf(composed) > 1 && type === 1,
    at(['identifying', 'reviewing'], say('iets verwijderen', { removal: { kind: 'product', itemId: 'i2' } })),
  ),
  'visit change.confirmed': at(['question'], say('ja')),
  'visit change.dismissed': at(['question'], say('toch niet')),
  'visit step.requested': at(['selecting', 'identifying', 'reviewing'], ({ visit }) => {
    const [next, previous] = [canContinue(visit) ? nextStep(visit) : null, previousStep(visit)];
    return [
      ...(next === null ? [] : [{ words: 'verder', event: { step: next } }]),
      ...(previous === null ? [] : [{ words: 'terug', event: { step: previous } }]),
    ];
  }),
  'identify form.submitted': at(['identifying'], say('inloggen', { form: logsIn('olijfgaard2') })),
  'checkout method.chosen': at(['paying'], (composed, { checkoutType }) => {
    const methods = [
      ...(checkoutType === 'location' ? [] : [{ words: 'iDEAL', event: { method: 'ideal' } }]),
      ...(checkoutType === 'payment-and-location' && reservationOf(composed)!.totalPayNow === 0
        ? [{ words: 'op locatie', event: { method: 'location' } }]
        : []),
    ];
    return methods.filter(({ event }) => event.method !== methodOf(composed));
  }),
  'checkout method.closed': only(
    (composed) => methodOf(composed) !== null,
    at(['paying'], say('betaalwijze dichtklappen')),
  ),
  'checkout order.placed': only(
    (composed, { checkoutType }) => checkoutType === 'location' || methodOf(composed) !== null,
    at(['paying'], say('bestellen')),
  ),
  'checkout redeeming.opened': only(
    ({ children }) => children['checkout']?.can({ type: 'redeeming.opened' }) === true,
    at(['paying'], say('code inwisselen')),
  ),
  'checkout redeeming.closed': at(['redeeming'], say('code sluiten')),
  'checkout code.submitted': at(['redeeming'], (composed) =>
    (composed.children['checkout']!.context as { refusal: unknown }).refusal === null
      ? [{ words: 'onbekende code', event: { kind: 'giftCard', code: wrongCode } }]
      : [],
  ),
  'timePicker arrival.chosen': at(['choosingTime'], ({ children }) =>
    children['timePicker']!.matches({ asking: 'choosingStart' }) ? [{ words: 'tijd', event: { time: 600 } }] : [],
  ),
  'timePicker times.confirmed': at(['choosingTime'], ({ children }) =>
    children['timePicker']!.hasTag('mayConfirm') ? [{ words: 'toevoegen' }] : [],
  ),
  'timePicker times.dismissed': at(['choosingTime'], say('tijden sluiten')),
  'stayPicker arrival.chosen': at(['draft'], ({ children }) =>
    children['stayPicker']?.matches({ asking: 'choosingArrival' }) ? [{ words: 'aankomst', event: { time: 600 } }] : [],
  ),
  'stayPicker departure.chosen': at(['draft'], ({ children }) =>
    children['stayPicker']?.matches({ asking: 'choosingDeparture' })
      ? [{ words: 'vertrek', event: { time: 1080 } }]
      : [],
  ),
  'proposals proposal.chosen': at(['choosingPlan'], say('plan kiezen', { proposalId: 'plan' })),
  'proposals proposals.dismissed': at(['choosingPlan'], say('plannen sluiten')),
  'bank pays': at(['bank'], say('betaald')),
  'bank refuses': at(['bank'], say('bank: mislukt')),
  'bank is left': at(['bank'], say('bank: geannuleerd')),
  'others take the time': only(
    ({ world }) => !world.othersTakeIt,
    at(['choosingTime'], ({ children }) =>
      children['timePicker']!.hasTag('mayConfirm') ? [{ words: 'een ander neemt de tijd' }] : [],
    ),
  ),
  'visit date.dismissed': at(['choosingDate'], say('dag sluiten')),
} satisfies Record<FastKey, Offer>;
