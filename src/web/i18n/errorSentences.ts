import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { components } from '#contract/openapi.gen.ts';

export type ProblemCode = components['schemas']['ProblemCode'];

/** Codes that only staff meet: the back office brings their sentences (`staffSentences.ts`). */
export type StaffProblem =
  | 'second_factor_invalid'
  | 'amount_too_high'
  | 'issue_limit_reached'
  | 'last_owner'
  | 'standard_role'
  | 'image_invalid'
  | 'image_quota_reached'
  | 'flow_incomplete'
  | 'being_changed';

const sentences: Record<Exclude<ProblemCode, StaffProblem>, MessageDescriptor> & Record<string, MessageDescriptor> = {
  validation_failed: msg({ id: 'problem.validation_failed', message: 'Er klopt nog iets niet. Kijk de velden na.' }),
  app_tag_unknown: msg({
    id: 'problem.app_tag_unknown',
    message: 'Deze locatie kennen wij niet, of de test is voorbij.',
  }),
  session_missing: msg({ id: 'problem.session_missing', message: 'Je reservering is niet gevonden. Begin opnieuw.' }),
  unauthorized: msg({ id: 'problem.unauthorized', message: 'Je bent niet meer ingelogd. Log opnieuw in.' }),
  login_failed: msg({ id: 'problem.login_failed', message: 'E-mailadres en wachtwoord horen niet bij elkaar.' }),
  forbidden: msg({ id: 'problem.forbidden', message: 'Dit mag je niet bekijken of wijzigen.' }),
  not_found: msg({ id: 'problem.not_found', message: 'Dit bestaat niet of niet meer.' }),
  reservation_not_found: msg({ id: 'problem.reservation_not_found', message: 'Je reservering is niet gevonden.' }),
  reservation_expired: msg({
    id: 'problem.reservation_expired',
    message: 'Je reservering is verlopen. Begin opnieuw.',
  }),
  reservation_cancelled: msg({ id: 'problem.reservation_cancelled', message: 'Je reservering is geannuleerd.' }),
  reservation_confirmed: msg({ id: 'problem.reservation_confirmed', message: 'Je reservering is al bevestigd.' }),
  token_invalid: msg({ id: 'problem.token_invalid', message: 'Deze link werkt niet meer. Vraag een nieuwe aan.' }),
  link_expired: msg({
    id: 'problem.link_expired',
    message: 'Deze link is verlopen: je bezoek is voorbij.',
  }),
  gift_card_invalid: msg({ id: 'problem.gift_card_invalid', message: 'Deze code kennen wij niet. Kijk hem na.' }),
  nothing_to_redeem: msg({
    id: 'problem.nothing_to_redeem',
    message: 'Met deze code valt hier niets te betalen.',
  }),
  subscription_missing: msg({
    id: 'problem.subscription_missing',
    message: 'Je hebt geen badenkaart met genoeg bezoeken.',
  }),
  reservation_exists: msg({ id: 'problem.reservation_exists', message: 'Je hebt hier al een reservering openstaan.' }),
  reservation_changed: msg({
    id: 'problem.reservation_changed',
    message: 'Je reservering is veranderd. Kijk het overzicht na.',
  }),
  user_missing: msg({ id: 'problem.user_missing', message: 'Vul eerst je gegevens in.' }),
  product_unavailable: msg({ id: 'problem.product_unavailable', message: 'Dit is op dit moment niet beschikbaar.' }),
  product_duplicate: msg({ id: 'problem.product_duplicate', message: 'Dit staat al in je reservering.' }),
  date_unavailable: msg({ id: 'problem.date_unavailable', message: 'Op deze dag is geen plek. Kies een andere dag.' }),
  times_unavailable: msg({ id: 'problem.times_unavailable', message: 'Deze tijd is net vol. Kies een andere tijd.' }),
  person_count_invalid: msg({ id: 'problem.person_count_invalid', message: 'Met dit aantal personen gaat het niet.' }),
  hold_limit_reached: msg({
    id: 'problem.hold_limit_reached',
    message: 'Vanaf hier staan al veel plekken vast. Rond een reservering af of geef er een vrij.',
  }),
  treatment_limit_reached: msg({
    id: 'problem.treatment_limit_reached',
    message: 'Zoveel behandelingen houden wij niet vast zonder betaling. Rond eerst af wat je koos.',
  }),
  unpaid_limit_reached: msg({
    id: 'problem.unpaid_limit_reached',
    message: 'Je hebt al genoeg reserveringen die je bij ons betaalt. Betaal online of bel ons even.',
  }),
  email_unconfirmed: msg({
    id: 'problem.email_unconfirmed',
    message: 'Bevestig eerst je e-mailadres met de link in onze mail, of betaal online.',
  }),
  payment_required: msg({ id: 'problem.payment_required', message: 'Een deel hiervan betaal je vooraf.' }),
  payment_in_progress: msg({
    id: 'problem.payment_in_progress',
    message: 'Er loopt al een betaling voor deze reservering. Wacht even.',
  }),
  method_unknown: msg({
    id: 'problem.method_unknown',
    message: 'Zo kun je hier niet betalen. Kies een andere manier.',
  }),
  email_taken: msg({ id: 'problem.email_taken', message: 'Dit e-mailadres heeft al een account. Log in.' }),
  version_conflict: msg({
    id: 'problem.version_conflict',
    message: 'Iemand anders heeft dit net gewijzigd. Laad de pagina opnieuw.',
  }),
  changes_closed: msg({
    id: 'problem.changes_closed',
    message: 'Online wijzigen kan niet meer. Neem contact met ons op.',
  }),
  change_unavailable: msg({
    id: 'problem.change_unavailable',
    message: 'Dat past net niet meer. Er is niets gewijzigd.',
  }),
  in_use: msg({ id: 'problem.in_use', message: 'Dit wordt nog gebruikt.' }),
  idempotency_in_flight: msg({
    id: 'problem.idempotency_in_flight',
    message: 'Wij zijn er nog mee bezig. Wacht even.',
  }),
  payload_too_large: msg({ id: 'problem.payload_too_large', message: 'Dit bestand is te groot.' }),
  unsupported_media_type: msg({ id: 'problem.unsupported_media_type', message: 'Dit soort bestand kennen wij niet.' }),
  idempotency_key_reused: msg({ id: 'problem.idempotency_key_reused', message: 'Dit ging mis. Probeer het opnieuw.' }),
  too_many_requests: msg({
    id: 'problem.too_many_requests',
    message: 'Dit ging te vaak achter elkaar.',
  }),
  hold_starts_reached: msg({
    id: 'problem.hold_starts_reached',
    message: 'Vanaf hier is vaak opnieuw begonnen met reserveren.',
  }),
  hold_time_used: msg({
    id: 'problem.hold_time_used',
    message: 'Wij hielden lang plekken voor je vast op deze dag. Nu mogen anderen er even bij.',
  }),
  card_limit_reached: msg({
    id: 'problem.card_limit_reached',
    message: 'Met een creditcard is het te vaak geprobeerd. Betaal op een andere manier.',
  }),
  login_limit_reached: msg({
    id: 'problem.login_limit_reached',
    message: 'Er is te vaak met een verkeerd wachtwoord ingelogd.',
  }),
  internal: msg({ id: 'problem.internal', message: 'Er ging iets mis bij ons. Probeer het opnieuw.' }),
  payment_provider_unavailable: msg({
    id: 'problem.payment_provider_unavailable',
    message: 'Betalen lukt nu even niet. Er is niets afgeschreven. Probeer het zo opnieuw.',
  }),
  service_unavailable: msg({ id: 'problem.service_unavailable', message: 'Het is erg druk.' }),
};

const unknown = msg({ id: 'common.error', message: 'Er ging iets mis. Probeer het opnieuw.' });

/** Falls back to a general sentence for an unknown code. */
export function errorSentence(code: string): MessageDescriptor {
  return (Object.hasOwn(sentences, code) && sentences[code]) || unknown;
}

export const addSentences = (more: Readonly<Record<string, MessageDescriptor>>): void => {
  Object.assign(sentences, more);
};
