import { useLingui } from '@lingui/react/macro';
import { DepositFields } from './DepositFields.tsx';
import { MethodList } from './MethodList.tsx';
import { ProviderCheck } from './ProviderCheck.tsx';
import type { SettingSection } from './settingSpec.ts';
import { SettingsPage } from './SettingsPage.tsx';

export function PaymentSettingsScreen() {
  const { t } = useLingui();
  const sections = [useMethodSettings(), useDepositSettings()];
  return (
    <SettingsPage
      group="payments"
      title={t({ id: 'settings.payments', message: 'Betalen' })}
      sections={sections}
      extras={(form, formId) => ({
        0: (
          <>
            <MethodList form={form} />
            <ProviderCheck />
          </>
        ),
        1: <DepositFields form={form} formId={formId} />,
      })}
    />
  );
}

function useMethodSettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'settings.methods', message: 'Betaalmethoden' }),
    lead: t({ id: 'settings.methods.lead', message: 'In deze volgorde staan ze op de betaalpagina.' }),
    settings: [
      {
        kind: 'text',
        name: 'idealLabel',
        maxLength: 60,
        label: t({ id: 'settings.idealLabel', message: 'Naam van iDEAL' }),
        effect: t({ id: 'settings.idealLabel.effect', message: 'Zo heet deze methode op de betaalpagina.' }),
      },
      {
        kind: 'own',
        name: 'methods',
        label: t({ id: 'settings.methods', message: 'Betaalmethoden' }),
        textOf: (value) =>
          (value as { id: string; enabled: boolean }[])
            .filter(({ enabled }) => enabled)
            .map(({ id }) => id)
            .join(', '),
      },
    ],
  };
}

function useDepositSettings(): SettingSection {
  const { t } = useLingui();
  return {
    title: t({ id: 'settings.deposit', message: 'Aanbetaling van groepen' }),
    lead: t({
      id: 'settings.deposit.lead',
      message:
        'Grote groepen betalen een deel van wat anders op locatie wordt betaald meteen. Dat geldt in flows waarin je nu en op locatie betaalt.',
    }),
    settings: [
      {
        kind: 'own',
        name: 'deposit',
        label: t({ id: 'settings.deposit', message: 'Aanbetaling van groepen' }),
        textOf: (value) => (value === null ? '' : Object.values(value as object).join(' · ')),
      },
    ],
  };
}
