import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import { useForm } from 'react-hook-form';
import { staffPasswordChangeSchema } from '#domain/people/passwordChange.ts';
import { securityForm } from '#machines/staffSecurity/staffSecurity.selectors.ts';
import { submitTo } from '#web/actors/submitTo.ts';
import { FormShell, SubmitButton } from '#web/features/people/forms/FormShell.tsx';
import { PasswordPair } from '#web/features/people/forms/PasswordPair.tsx';
import { useFields } from '#web/features/people/forms/useFields.ts';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { section } from '../kit/form/Form.css.ts';
import type { StaffSecurityRef } from './useStaffSecurity.ts';

const empty = { currentPassword: '', password: '', passwordRepeat: '' };
const resolver = standardSchemaResolver(staffPasswordChangeSchema);
const changePassword = securityForm('changePassword');

/** Ends the other logins. */
export function OwnPassword({ security }: { security: StaffSecurityRef }) {
  const { t } = useLingui();
  const machine = useSelector(security, changePassword);
  const form = useForm({ resolver, defaultValues: empty, shouldFocusError: false });
  const field = useFields(form, 'ownPassword');
  const title = t({ id: 'admin.password', message: 'Wachtwoord wijzigen' });
  const finish = useEffectEvent(() => {
    form.reset(empty);
    toastSuccess(t({ id: 'admin.reset.saved', message: 'Wachtwoord succesvol gewijzigd' }));
  });
  useEffect(() => {
    const { unsubscribe } = security.on('notice', () => finish());
    return unsubscribe;
  }, [security]);
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
        onSubmit={({ currentPassword, password }) => submitTo(machine, { currentPassword, newPassword: password })}
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
