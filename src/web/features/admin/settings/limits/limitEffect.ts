import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Limit, LimitedBy } from '#domain/values/limit.types.ts';
import { formatPrice } from '#domain/values/money.ts';
import type { Locale } from '#web/i18n/locale.ts';

const per: Record<LimitedBy, MessageDescriptor> = {
  network: msg({ id: 'settings.limit.per.network', message: 'Per netwerk' }),
  session: msg({ id: 'settings.limit.per.session', message: 'Per bezoeker' }),
  customer: msg({ id: 'settings.limit.per.customer', message: 'Per klant' }),
  account: msg({ id: 'settings.limit.per.account', message: 'Per account' }),
  'account and network': msg({ id: 'settings.limit.per.accountNetwork', message: 'Per account en netwerk' }),
  reservation: msg({ id: 'settings.limit.per.reservation', message: 'Per reservering' }),
  venue: msg({ id: 'settings.limit.per.venue', message: 'Bij jullie samen' }),
  'staff member': msg({ id: 'settings.limit.per.staff', message: 'Per medewerker zonder recht op de instellingen' }),
  'server process': msg({ id: 'settings.limit.per.server', message: 'Per server' }),
};

/** What happens above a limit, by the code that says so. */
const consequences: Readonly<Record<string, MessageDescriptor>> = {
  login_limit_reached: msg({ id: 'settings.limit.then.login_limit_reached', message: 'Daarna wacht wie inlogt even.' }),
  too_many_requests: msg({
    id: 'settings.limit.then.too_many_requests',
    message: 'Daarna vragen we om het later nog eens te proberen.',
  }),
  hold_limit_reached: msg({
    id: 'settings.limit.then.hold_limit_reached',
    message: 'Daarna moeten er eerst plaatsen vrijkomen.',
  }),
  hold_starts_reached: msg({
    id: 'settings.limit.then.hold_starts_reached',
    message: 'Daarna kan een nieuwe reservering pas later beginnen.',
  }),
  hold_time_used: msg({
    id: 'settings.limit.then.hold_time_used',
    message: 'Daarna kan die dag pas later weer vastgehouden worden.',
  }),
  treatment_limit_reached: msg({
    id: 'settings.limit.then.treatment_limit_reached',
    message: 'Daarna komt er pas na het betalen nog een behandeling bij.',
  }),
  card_limit_reached: msg({
    id: 'settings.limit.then.card_limit_reached',
    message: 'Daarna kan wie betaalt een andere betaalmethode kiezen.',
  }),
  unpaid_limit_reached: msg({
    id: 'settings.limit.then.unpaid_limit_reached',
    message: 'Daarna vragen we eerst te betalen.',
  }),
  email_unconfirmed: msg({
    id: 'settings.limit.then.email_unconfirmed',
    message: 'Daarna moet het e-mailadres eerst bevestigd worden.',
  }),
  issue_limit_reached: msg({
    id: 'settings.limit.then.issue_limit_reached',
    message: 'Daarna geeft iemand met dat recht de bon uit.',
  }),
  service_unavailable: msg({
    id: 'settings.limit.then.service_unavailable',
    message: 'Daarna wacht de bezoeker even op antwoord.',
  }),
};
const staffAreTold = msg({
  id: 'settings.limit.then.staff',
  message: 'Daarna staat het bij de betalingen die aandacht vragen.',
});

/** What a limit counts for whom, how many are usual, and what happens then. */
export function limitEffect(
  limit: Limit,
  { i18n, locale, isCents }: { i18n: I18n; locale: Locale; isCents: boolean },
): string {
  const { count, times, seconds, code } = limit;
  const values = {
    per: i18n._(per[limit.per]),
    window: i18n._(windowOf(seconds)),
    usual: isCents ? formatPrice(count, locale) : count,
  };
  const effect = times
    ? msg({
        id: 'settings.limit.times',
        message: '{per}, {window}, maal de meeste personen per reservering. Leeg is {usual}.',
      })
    : msg({ id: 'settings.limit.usual', message: '{per}, {window}. Leeg is {usual}.' });
  const sentence: MessageDescriptor = { ...effect, values };
  const then = code === null ? staffAreTold : consequences[code];
  return [i18n._(sentence), then && i18n._(then)].filter(Boolean).join(' ');
}

function windowOf(seconds: number): MessageDescriptor {
  const [minutes, hours] = [seconds / 60, seconds / 3_600];
  if (seconds === 0) return msg({ id: 'settings.limit.in.once', message: 'tegelijk' });
  if (!Number.isInteger(hours)) {
    return { ...msg({ id: 'settings.limit.in.minutes', message: 'in {minutes} minuten' }), values: { minutes } };
  }
  return {
    ...msg({ id: 'settings.limit.in.hours', message: '{hours, plural, one {in een uur} other {in # uur}}' }),
    values: { hours },
  };
}
