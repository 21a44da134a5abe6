import { typedRemark } from '#machines/reservation/reservation.selectors.ts';
import type { Identity } from '#machines/identify/identify.types.ts';
import { at, isOnIndex, itemsOf, logsIn, only, reservationOf, say, steps } from './steps.ts';
import type { Offer } from './steps.ts';
import type { Place } from './places.ts';
import type { Composed } from './composed.ts';
import type { ApiKey, ApiOnlyKey } from './visitorKeys.ts';
import { bram, goodCode, wrongPassword } from './world.ts';

const held: Place[] = ['selecting', 'identifying', 'reviewing', 'paying'];

const isThere = ({ world }: Composed): boolean => world.network === 'there';
const hasReservation = (composed: Composed): boolean => reservationOf(composed) !== null;
const isWarned = ({ visit }: Composed): boolean => visit.context.facts.minutesLeft !== null;
const isKnownToAll = ({ world }: Composed): boolean => isThere({ world } as Composed) && !world.isCancelled;

/** Somebody else changes what is reserved, and this page hears of it. */
const elsewhereChanged = (places: Place[], words: string): Offer =>
  only((composed) => isKnownToAll(composed) && itemsOf(composed) > 0, at(places, say(words)));

const registers = (email: string): Identity => ({
  kind: 'registration',
  form: {
    firstName: 'Fenna',
    middleName: null,
    lastName: 'van der Meer',
    email,
    phone: '06 12345678',
    gender: 'f',
    newsletter: false,
    address: {
      street: 'Beekweg',
      houseNumber: 12,
      houseNumberSuffix: null,
      zipCode: '7351 AB',
      city: 'Hoenderveld',
      country: 'nl',
    },
    password: 'geheim.123',
  },
});

/** What visitors do that no path does in a browser. */
const visitorSteps = {
  'visit checkinGroup.chosen': only(
    (composed, { checkinGroupIds }) => checkinGroupIds.length > 2 && isThere(composed) && !hasReservation(composed),
    at(['draft'], ({ visit }, { checkinGroupIds }) =>
      visit.context.draft.checkinGroupId === checkinGroupIds[2]
        ? []
        : [{ words: 'in de avond', event: { checkinGroupId: checkinGroupIds[2] } }],
    ),
  ),
  'visit day.opened': only(
    (composed, { type }) => (type === 0 || type === 3) && isOnIndex(composed) && isThere(composed),
    at(['draft', 'selecting'], ({ visit }) => (visit.matches({ stay: 'waiting' }) ? [{ words: 'dag openen' }] : [])),
  ),
  'visit day.closed': only(
    ({ visit }) => visit.matches({ stay: 'changing' }),
    at(['draft', 'selecting'], say('dag dichtklappen')),
  ),
  'visit guest.chosen': only(
    ({ visit }, { type }) => [0, 3, 4].includes(type) && visit.context.guest === null,
    at(['draft', 'selecting'], say('gast 2 kiezen', { guest: 2 })),
  ),
  'visit emptying.requested': only(
    (composed) => itemsOf(composed) > 0,
    at(['selecting', 'identifying', 'reviewing'], say('alles leegmaken')),
  ),
  'visit link.retried': at(['linkFailed'], say('opnieuw koppelen')),
  'visit details.requested': at(['reviewing'], say('gegevens wijzigen')),
  'details form.submitted': at(['changingDetails'], say('gegevens opslaan', { form: {} })),
  'details form.dismissed': at(['changingDetails'], say('gegevens sluiten')),
  'visit remark.typed': at(['reviewing'], ({ visit }) =>
    typedRemark(visit) === null ? [{ words: 'opmerking typen', event: { remark: 'Graag een rustige plek' } }] : [],
  ),
  'visit remark.submitted': only(({ visit }) => typedRemark(visit) !== null, at(['reviewing'], say('veld verlaten'))),
  'visit visits.changed': only(
    (_composed, { paysWithVisits }) => paysWithVisits,
    at(['reviewing', 'visitsUnknown'], say('kijk opnieuw')),
  ),
  'visit payment.returned': at(['bank'], say('betaald, terug in dezelfde pagina', { reservationId: 'r1' })),
  'visit payment.checkRequested': at(['stillOpen', 'unreachable'], say('opnieuw kijken')),
  'visit hold.renewalRequested': only(isWarned, at(held, say('langer bewaren'))),
  'visit text.typed': only(isWarned, at(['identifying', 'reviewing'], say('typen'))),
  'visit dialog.opened': only(
    ({ visit }) => visit.context.dialog === null,
    at(['selecting', 'identifying', 'reviewing'], say('mandje openen', { dialog: { kind: 'basket' } })),
  ),
  'visit dialog.closed': only(
    ({ visit }) => visit.context.dialog !== null,
    at(['selecting', 'identifying', 'reviewing'], say('mandje sluiten')),
  ),
  'checkout amount.chosen': only(
    ({ children }, { checkoutType }) =>
      checkoutType === 'payment-and-location' &&
      (children['checkout']?.context as { payAll?: boolean } | undefined)?.payAll === false,
    at(['paying'], say('alles nu betalen', { payAll: true })),
  ),
  'checkout redemption.removed': only(
    ({ world }) => world.isRedeemed,
    at(['paying'], say('cadeaubon terugnemen', { kind: 'giftCard', id: 'redeemed' })),
  ),
  'timePicker times.retried': at(['choosingTime'], ({ children }) =>
    children['timePicker']!.matches({ asking: 'loadFailed' }) ? [{ words: 'tijden opnieuw ophalen' }] : [],
  ),
} satisfies Partial<Record<ApiOnlyKey, Offer>>;

const happenings = {
  'network goes': only(
    isKnownToAll,
    at([...held, 'draft', 'question', 'redeeming', 'stillOpen', 'changingDetails'], say('netwerk weg')),
  ),
  'network comes back': only((composed) => !isThere(composed), say('netwerk terug')),
  'server refuses': only(
    (composed) => isKnownToAll(composed) && hasReservation(composed) && !composed.world.refusesNext,
    at(
      [...held, 'question', 'redeeming', 'changingMessage', 'changingDetails', 'choosingPlan'],
      say('server weigert het volgende'),
    ),
  ),
  'hold runs short': only(
    (composed) => isKnownToAll(composed) && itemsOf(composed) > 0 && !isWarned(composed),
    at(held, say('nog vijf minuten')),
  ),
  'hold ends': elsewhereChanged([...held, 'redeeming', 'question'], 'de tijd is om'),
  'other tab removes': only(
    (composed, { type }) => type < 5 && itemsOf(composed) > 1,
    elsewhereChanged(held, 'ander tabblad verwijdert iets'),
  ),
  'other tab empties': elsewhereChanged([...held, 'question'], 'ander tabblad maakt leeg'),
  'staff cancels': only(
    (composed) => isKnownToAll(composed) && itemsOf(composed) > 0,
    at(['selecting', 'reviewing', 'paying'], say('de balie annuleert')),
  ),
  'bank waits': at(['bank'], say('bank: nog niets')),
  'bank pays late': only(isThere, at(['stillOpen'], say('bank: toch betaald'))),
} satisfies Partial<Record<ApiOnlyKey, Offer>>;

/** These ask the server something before the machine hears of them, or load what a page would still have. */
const needNetwork: ApiKey[] = [
  'visit date.chosen',
  'others take the time',
  'stayPicker arrival.chosen',
  'stayPicker departure.chosen',
];

const withNetwork = Object.fromEntries(
  Object.entries(steps).map(([key, offer]) => [
    key,
    needNetwork.includes(key as ApiKey) ? only(isThere, offer) : offer,
  ]),
) as typeof steps;

/** Everything that a path does where no browser is needed. */
export const apiSteps: Record<ApiKey, Offer> = {
  ...withNetwork,
  ...visitorSteps,
  ...happenings,
  'identify form.submitted': at(['identifying'], (composed, flow) => [
    ...steps['identify form.submitted'](composed, flow),
    { words: 'verkeerd wachtwoord', event: { form: logsIn(wrongPassword) } },
    { words: 'registreren', event: { form: registers('nieuw') } },
    { words: 'registreren met een bekend adres', event: { form: registers(bram) } },
  ]),
  'checkout code.submitted': at(['redeeming'], (composed, flow) => [
    ...steps['checkout code.submitted'](composed, flow),
    ...(composed.world.isRedeemed ? [] : [{ words: 'cadeaubon', event: { kind: 'giftCard', code: goodCode } }]),
  ]),
};
