import { useLingui } from '@lingui/react/macro';
import { useFormState, useWatch } from 'react-hook-form';
import type { PaymentSettings } from '#contract/names.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { FieldError } from '#web/ui/Field.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import * as css from './Settings.css.ts';
import type { SettingsFormRef } from './SettingsPage.tsx';

type Methods = PaymentSettings['methods'];

const names: Record<Methods[number]['id'], string> = {
  ideal: 'iDEAL',
  creditcard: 'Creditcard',
  bancontact: 'Bancontact',
};

export function MethodList({ form }: { form: SettingsFormRef }) {
  const { t } = useLingui();
  const methods = useWatch({ control: form.control, name: 'methods' }) as Methods;
  const { errors } = useFormState({ control: form.control });
  const change = (changed: Methods): void => {
    form.clearErrors('methods');
    form.setValue('methods', changed, { shouldDirty: true });
  };
  const raise = (at: number): void => change(methods.toSpliced(at - 1, 2, methods[at]!, methods[at - 1]!));
  return (
    <div id="settings-payments-methods" tabIndex={-1}>
      <ul className={css.methods}>
        {methods.map(({ id, enabled }, at) => {
          const name = names[id];
          return (
            <li key={id} className={css.method}>
              <Checkbox
                label={name}
                checked={enabled}
                onChange={({ target }) => change(methods.with(at, { id, enabled: target.checked }))}
              />
              <IconButton
                icon="chevronUp"
                label={t({ id: 'settings.methods.up', message: `${name} omhoog` })}
                aria-disabled={at === 0}
                onClick={() => at > 0 && raise(at)}
              />
              <IconButton
                icon="chevronDown"
                label={t({ id: 'settings.methods.down', message: `${name} omlaag` })}
                aria-disabled={at === methods.length - 1}
                onClick={() => at < methods.length - 1 && raise(at + 1)}
              />
            </li>
          );
        })}
      </ul>
      <FieldError
        id="settings-payments-methods"
        error={errors['methods'] && t({ id: 'settings.methods.none', message: 'Zet er minstens één aan' })}
      />
    </div>
  );
}
