import { useLingui } from '@lingui/react/macro';
import { limits, type LimitName } from '#domain/values/limitTable.ts';
import { limitRange } from '#domain/values/limits.ts';
import { limitsOfHolds } from '#domain/values/limitsOfHolds.ts';
import { limitsOfLogins } from '#domain/values/limitsOfLogins.ts';
import { limitsOfMoney } from '#domain/values/limitsOfMoney.ts';
import { limitsOfRequests } from '#domain/values/limitsOfRequests.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import type { SettingSection, SettingSpec } from '../settingSpec.ts';
import { SettingsPage } from '../SettingsPage.tsx';
import { limitEffect } from './limitEffect.ts';
import { limitWords } from './limitWords.ts';

/** Every limit that the venue may set, but that of a visitor's hold, which stands beside the lengths of holds. */
export function LimitsScreen() {
  const { t } = useLingui();
  const specOf = useLimitSpec();
  const section = (title: string, names: object): SettingSection => ({
    title,
    lead: t({
      id: 'settings.limits.lead',
      message: 'Gewone gasten merken hier niets van. Een leeg vak houdt het gewone aantal.',
    }),
    settings: Object.keys(names).filter(hasWords).map(specOf),
  });
  const sections = [
    section(t({ id: 'settings.limits.logins', message: 'Inloggen en accounts' }), limitsOfLogins),
    section(t({ id: 'settings.limits.money', message: 'Betalen en tegoeden' }), limitsOfMoney),
    section(t({ id: 'settings.limits.holds', message: 'Plaatsen en behandelingen' }), limitsOfHolds),
    section(t({ id: 'settings.limits.requests', message: 'Vragen aan de site' }), limitsOfRequests),
  ];
  return <SettingsPage group="general" title={t({ id: 'settings.limits', message: 'Grenzen' })} sections={sections} />;
}

type NamedLimit = keyof typeof limitWords;

const hasWords = (name: string): name is NamedLimit => name in limitWords;

const inCents: ReadonlySet<LimitName> = new Set(['issuedCardCents', 'dayIssuedCents']);

function useLimitSpec(): (name: NamedLimit) => SettingSpec {
  const { t, i18n } = useLingui();
  return (name) => {
    const isCents = inCents.has(name);
    return {
      kind: 'number',
      name: `limits.${name}`,
      isOptional: true,
      ...limitRange(name),
      ...(isCents ? { isCents: true, unit: t({ id: 'settings.euro', message: 'euro' }) } : {}),
      label: i18n._(limitWords[name]),
      effect: limitEffect(limits[name], { i18n, locale: currentLocale(), isCents }),
    };
  };
}
