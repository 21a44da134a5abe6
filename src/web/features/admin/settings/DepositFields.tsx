import { Trans, useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { NumberSetting } from './NumberSetting.tsx';
import type { SettingsFormRef } from './SettingsPage.tsx';

const usual = { fromGuests: 6, percentage: 30 };

export function DepositFields({ form, formId }: { form: SettingsFormRef; formId: string }) {
  const { t } = useLingui();
  const deposit: unknown = useWatch({ control: form.control, name: 'deposit' });
  const turn = (isOn: boolean): void => form.setValue('deposit', isOn ? usual : null, { shouldDirty: true });
  const parts = { formId, control: form.control };
  return (
    <>
      <Checkbox
        label={<Trans id="settings.deposit.on">Grote groepen betalen aan</Trans>}
        hint={<Trans id="settings.deposit.on.effect">Uit: een groep betaalt zoals iedereen.</Trans>}
        checked={deposit !== null}
        onChange={(event) => turn(event.target.checked)}
      />
      {deposit === null ? null : (
        <>
          <NumberSetting
            {...parts}
            spec={{
              kind: 'number',
              name: 'deposit.fromGuests',
              min: 2,
              max: 50,
              label: t({ id: 'settings.deposit.from', message: 'Vanaf hoeveel gasten' }),
              effect: t({ id: 'settings.deposit.from.effect', message: 'Een kleinere groep betaalt zoals iedereen.' }),
            }}
          />
          <NumberSetting
            {...parts}
            spec={{
              kind: 'number',
              name: 'deposit.percentage',
              min: 1,
              max: 100,
              unit: '%',
              label: t({ id: 'settings.deposit.part', message: 'Deel dat ze nu betalen' }),
              effect: t({ id: 'settings.deposit.part.effect', message: 'De rest betaalt de groep op locatie.' }),
            }}
          />
        </>
      )}
    </>
  );
}
