import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import type { CurrentStaffUser } from '#contract/names.ts';
import { repeatedStaffPasswordSchema } from '#domain/people/passwordReset.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { PasswordPair } from '#web/features/people/forms/PasswordPair.tsx';
import { useFields } from '#web/features/people/forms/useFields.ts';
import { saveAccount } from '#web/queries/admin/account.ts';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { section } from '../kit/form/Form.css.ts';

type PasswordValues = { currentPassword: string; password: string; passwordRepeat: string };

const empty: PasswordValues = { currentPassword: '', password: '', passwordRepeat: '' };

const resolver = standardSchemaResolver(
  z.intersection(
    repeatedStaffPasswordSchema,
    z.object({ currentPassword: z.string('required').check(z.minLength(1, 'required')) }),
  ),
);

/** Ends the other logins. */
export function OwnPassword({ user: { firstName, lastName, email } }: { user: CurrentStaffUser }) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(saveAccount(useQueryClient()));
  const form = useForm({ resolver, defaultValues: empty, shouldFocusError: false });
  const field = useFields(form, 'ownPassword');
  const title = t({ id: 'admin.password', message: 'Wachtwoord wijzigen' });
  const changed = t({ id: 'admin.reset.saved', message: 'Wachtwoord succesvol gewijzigd' });
  const save = async ({ currentPassword, password }: PasswordValues): Promise<void> => {
    await mutateAsync({ firstName, lastName, email, currentPassword, newPassword: password });
    form.reset(empty);
    toastSuccess(changed);
  };
  return (
    <section className={`${card} ${section}`} aria-labelledby="password-title">
      <h2 id="password-title" className={type.h3}>
        {title}
      </h2>
      <FormShell
        form={form}
        formId="ownPassword"
        label={title}
        fields={['currentPassword', 'password', 'passwordRepeat']}
        failureTitle={t({ id: 'admin.reset.failed', message: 'Fout bij het wijzigen van wachtwoord' })}
        onSubmit={save}
      >
        <PasswordField
          {...field('currentPassword')}
          showLabel={t({ id: 'form.password.show', message: 'Wachtwoord tonen' })}
          hideLabel={t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' })}
          autoComplete="current-password"
          required
          maxLength={128}
        />
        <PasswordPair form={form} formId="ownPassword" ofStaff />
        <div>
          <SubmitButton form={form} kind="outline">
            <Trans id="admin.password.save">Wachtwoord opslaan</Trans>
          </SubmitButton>
        </div>
      </FormShell>
    </section>
  );
}
