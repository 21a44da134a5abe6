import { useLingui } from '@lingui/react/macro';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { PasswordField } from '#web/ui/PasswordField.tsx';
import { two } from './forms.css.ts';
import { useFields } from './useFields.ts';

type PasswordPairProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>;
  formId: string;
  /** Of a staff member: longer than a customer's. */
  ofStaff?: boolean;
  /** Of the first field, where an old password stands beside it. */
  label?: string;
};

export function PasswordPair<Values extends { password: string; passwordRepeat: string }, Output>({
  form,
  formId,
  ofStaff = false,
  label,
}: PasswordPairProps<Values, Output>) {
  const { t } = useLingui();
  const field = useFields(form, formId);
  const toggle = {
    showLabel: t({ id: 'form.password.show', message: 'Wachtwoord tonen' }),
    hideLabel: t({ id: 'form.password.hide', message: 'Wachtwoord verbergen' }),
  };
  return (
    <div className={two}>
      <PasswordField
        {...field('password' as 'password' & Path<Values>)}
        {...(label === undefined ? {} : { label })}
        {...toggle}
        hint={
          ofStaff
            ? t({ id: 'form.password.staffHint', message: 'Minimaal 15 tekens' })
            : t({ id: 'form.password.hint', message: 'Minimaal 8 tekens' })
        }
        autoComplete="new-password"
        required
        maxLength={128}
      />
      <PasswordField
        {...field('passwordRepeat' as 'passwordRepeat' & Path<Values>)}
        {...toggle}
        hint={t({ id: 'form.passwordRepeat.hint', message: 'Hetzelfde wachtwoord' })}
        autoComplete="new-password"
        required
        maxLength={128}
      />
    </div>
  );
}
