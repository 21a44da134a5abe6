import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LimitName } from '#domain/values/limitTable.ts';

/** What the venue calls each limit; that of a visitor's hold stands beside the lengths of holds. */
export const limitWords: Readonly<Record<Exclude<LimitName, 'sessionHoldMinutes'>, MessageDescriptor>> = {
  logins: msg({ id: 'settings.limit.logins', message: 'Mislukte inlogpogingen' }),
  accountLogins: msg({ id: 'settings.limit.accountLogins', message: 'Mislukte inlogpogingen vanaf nieuwe plekken' }),
  networkLogins: msg({ id: 'settings.limit.networkLogins', message: 'Mislukte inlogpogingen op alle accounts samen' }),
  registrations: msg({ id: 'settings.limit.registrations', message: 'Nieuwe accounts' }),
  passwords: msg({ id: 'settings.limit.passwords', message: 'Verkeerde wachtwoorden bij een wijziging' }),
  secondFactors: msg({ id: 'settings.limit.secondFactors', message: 'Verkeerde codes van de tweede stap' }),
  passkeyChallenges: msg({ id: 'settings.limit.passkeyChallenges', message: 'Inlogpogingen met een passkey' }),
  linkMails: msg({ id: 'settings.limit.linkMails', message: 'Mails met een link voor wachtwoord of adres' }),
  networkResets: msg({ id: 'settings.limit.networkResets', message: 'Aanvragen voor een nieuw wachtwoord' }),
  wrongCodes: msg({ id: 'settings.limit.wrongCodes', message: 'Verkeerde codes van bonnen en acties' }),
  networkWrongCodes: msg({
    id: 'settings.limit.networkWrongCodes',
    message: 'Verkeerde codes van bonnen en acties, alle bezoekers samen',
  }),
  payments: msg({ id: 'settings.limit.payments', message: 'Begonnen betalingen' }),
  cardPayments: msg({ id: 'settings.limit.cardPayments', message: 'Kaartbetalingen' }),
  networkCardPayments: msg({
    id: 'settings.limit.networkCardPayments',
    message: 'Kaartbetalingen, alle klanten samen',
  }),
  failedCards: msg({ id: 'settings.limit.failedCards', message: 'Mislukte kaartbetalingen' }),
  networkFailedCards: msg({
    id: 'settings.limit.networkFailedCards',
    message: 'Mislukte kaartbetalingen, alle klanten samen',
  }),
  venueFailedCards: msg({
    id: 'settings.limit.venueFailedCards',
    message: 'Mislukte kaartbetalingen die de helft of meer zijn',
  }),
  unpaidGuests: msg({ id: 'settings.limit.unpaidGuests', message: 'Gasten in boekingen zonder betaling' }),
  networkUnpaidGuests: msg({
    id: 'settings.limit.networkUnpaidGuests',
    message: 'Gasten in boekingen zonder betaling, alle klanten samen',
  }),
  unpaidBookings: msg({ id: 'settings.limit.unpaidBookings', message: 'Boekingen zonder betaling' }),
  networkUnpaidBookings: msg({
    id: 'settings.limit.networkUnpaidBookings',
    message: 'Boekingen zonder betaling, alle klanten samen',
  }),
  unpaidAtOnce: msg({ id: 'settings.limit.unpaidAtOnce', message: 'Boekingen zonder betaling voor dezelfde uren' }),
  unconfirmedUnpaidBookings: msg({
    id: 'settings.limit.unconfirmedUnpaidBookings',
    message: 'Boekingen zonder betaling met een onbevestigd e-mailadres',
  }),
  issuedCardCents: msg({ id: 'settings.limit.issuedCardCents', message: 'Hoogste bedrag van één uitgegeven bon' }),
  dayIssuedCents: msg({ id: 'settings.limit.dayIssuedCents', message: 'Bedrag aan uitgegeven bonnen' }),
  sessionPlaces: msg({ id: 'settings.limit.sessionPlaces', message: 'Plaatsen die vastgehouden worden' }),
  networkPlaces: msg({
    id: 'settings.limit.networkPlaces',
    message: 'Plaatsen die vastgehouden worden, alle bezoekers samen',
  }),
  networkDayPlaces: msg({
    id: 'settings.limit.networkDayPlaces',
    message: 'Plaatsen van één dag die vastgehouden worden',
  }),
  holdStarts: msg({ id: 'settings.limit.holdStarts', message: 'Begonnen reserveringen' }),
  networkHoldMinutes: msg({
    id: 'settings.limit.networkHoldMinutes',
    message: 'Minuten dat plaatsen van één dag vastgehouden worden',
  }),
  holdTreatments: msg({ id: 'settings.limit.holdTreatments', message: 'Behandelingen die nog niet betaald zijn' }),
  networkTreatments: msg({
    id: 'settings.limit.networkTreatments',
    message: 'Behandelingen die nog niet betaald zijn, alle bezoekers samen',
  }),
  questions: msg({ id: 'settings.limit.questions', message: 'Kalenders en dagplannen die berekend worden' }),
  networkQuestions: msg({
    id: 'settings.limit.networkQuestions',
    message: 'Kalenders en dagplannen die voor één netwerk berekend worden',
  }),
  networkPlanning: msg({
    id: 'settings.limit.networkPlanning',
    message: 'Berekende dagen voor kalenders en dagplannen',
  }),
  paymentLinks: msg({ id: 'settings.limit.paymentLinks', message: 'Geopende betaallinks' }),
  addressLookups: msg({ id: 'settings.limit.addressLookups', message: 'Opgezochte adressen' }),
  paymentMethods: msg({ id: 'settings.limit.paymentMethods', message: 'Vragen naar de betaalmethoden' }),
  documents: msg({ id: 'settings.limit.documents', message: 'Geprinte bonnen en betaalbewijzen' }),
  networkDocuments: msg({
    id: 'settings.limit.networkDocuments',
    message: 'Geprinte bonnen en betaalbewijzen, alle reserveringen samen',
  }),
  testMails: msg({ id: 'settings.limit.testMails', message: 'Testmails' }),
  bulkMails: msg({ id: 'settings.limit.bulkMails', message: 'Mails aan de gasten van een dag' }),
  bulkMailGuests: msg({ id: 'settings.limit.bulkMailGuests', message: 'Reserveringen die één mail krijgen' }),
  flowTests: msg({ id: 'settings.limit.flowTests', message: 'Bewaarde tests van flows' }),
  dayStreams: msg({ id: 'settings.limit.dayStreams', message: 'Dagborden die vanzelf bijwerken' }),
};
