import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import type { CurrentStaffUser } from '#contract/names.ts';
import { staffAccountSchema } from '#domain/people/staffForms.ts';
import { two } from '#web/features/people/forms/forms.css.ts';
import { useFields } from '#web/features/people/forms/useFields.ts';
import { saveAccount } from '#web/queries/admin/account.ts';
import { adminUserQuery } from '#web/queries/admin/session.ts';
import { Note } from '#web/ui/Note.tsx';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing, type Saved } from '../kit/form/useEditing.ts';

type ProfileValues = { firstName: string; lastName: string; email: string; currentPassword: string };

/** An own account has no version: nobody else changes it. */
const savedOf = ({ firstName, lastName, email }: CurrentStaffUser): Saved<ProfileValues> => ({
  values: { firstName, lastName, email, currentPassword: '' },
  version: 0,
});

export function Profile({ user }: { user: CurrentStaffUser }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const editing = useEditing<ProfileValues>({
    initial: savedOf(user),
    save: async ({ currentPassword, ...values }) =>
      savedOf(await saveAccount(client, { ...values, ...(currentPassword === '' ? {} : { currentPassword }) })),
    reload: async () => savedOf(await client.fetchQuery(adminUserQuery)),
    resolver: standardSchemaResolver(staffAccountSchema) as never,
  });
  const { form } = editing;
  const field = useFields(form, 'profile');
  const email = useWatch({ control: form.control, name: 'email' });
  const isChanged = email.trim().toLowerCase() !== user.email;
  const labels = {
    firstName: t({ id: 'customer.firstName', message: 'Voornaam' }),
    lastName: t({ id: 'customer.lastName', message: 'Achternaam' }),
    email: t({ id: 'customer.email', message: 'E-mailadres' }),
  };
  return (
    <section className={card}>
      <EditForm
        editing={editing}
        formId="profile"
        label={t({ id: 'admin.profile', message: 'Mijn gegevens' })}
        fields={['firstName', 'lastName', 'email', 'currentPassword']}
        describe={(values) =>
          (['firstName', 'lastName', 'email'] as const).map((name) => ({ label: labels[name], text: values[name] }))
        }
      >
        <div className={two}>
          <TextField {...field('firstName')} autoComplete="given-name" required maxLength={100} />
          <TextField {...field('lastName')} autoComplete="family-name" required maxLength={100} />
        </div>
        <TextField {...field('email')} type="email" autoComplete="username" required maxLength={254} />
        {user.pendingEmail === null ? null : (
          <Note>
            <p>
              {t({
                id: 'admin.profile.pending',
                message: `${user.pendingEmail} geldt zodra je de link in onze mail opent.`,
              })}
            </p>
          </Note>
        )}
        {isChanged ? (
          <PasswordField
            {...field('currentPassword')}
            showLabel={t({ id: 'form.password.show', message: 'Wachtwoord tonen' })}
            hideLabel={t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' })}
            hint={t({
              id: 'customer.currentPassword.hint',
              message: 'Omdat je e-mailadres verandert. Het nieuwe geldt zodra je het via onze mail bevestigt.',
            })}
            autoComplete="current-password"
            required
            maxLength={128}
          />
        ) : null}
      </EditForm>
    </section>
  );
}
