import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerInfo } from '#contract/names.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { RadioTags } from '#web/ui/RadioTags.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { AddressFields } from './AddressFields.tsx';
import type { FieldName } from './fieldNames.ts';
import { hint, three, two } from './forms.css.ts';
import type { CustomerForm } from './useCustomerForm.ts';
import { useFields } from './useFields.ts';

type CustomerFieldsProps<Output> = { form: CustomerForm<Output>; formId: string; settings: CustomerInfo };

/** In the order of the screen, for the error summary. */
export const customerFieldNames: readonly FieldName[] = [
  'firstName',
  'middleName',
  'lastName',
  'gender',
  'email',
  'phone',
  'address.zipCode',
  'address.houseNumber',
  'address.houseNumberSuffix',
  'address.street',
  'address.city',
  'address.country',
  'newsletter',
  'currentPassword',
  'password',
  'passwordRepeat',
];

export function CustomerFields<Output>({ form, formId, settings }: CustomerFieldsProps<Output>) {
  const { t } = useLingui();
  const field = useFields(form, formId);
  const optional = t({ id: 'form.optional', message: '(optioneel)' });
  const { label, error, id, ...gender } = field('gender');
  const { error: newsletterError, ...newsletter } = field('newsletter');
  const genders = [
    { value: 'f', label: t({ id: 'customer.gender.f', message: 'Vrouw' }) },
    { value: 'm', label: t({ id: 'customer.gender.m', message: 'Man' }) },
    { value: 'x', label: t({ id: 'customer.gender.x', message: 'Anders' }) },
  ];
  return (
    <>
      <p className={hint}>
        <Trans id="form.requiredHint">Alles is verplicht, behalve waar ‘optioneel’ staat.</Trans>
      </p>
      <div className={three}>
        <TextField {...field('firstName')} autoComplete="given-name" required maxLength={100} />
        <TextField
          {...field('middleName')}
          optionalLabel={optional}
          autoComplete="additional-name"
          autoCapitalize="none"
          maxLength={50}
        />
        <TextField {...field('lastName')} autoComplete="family-name" required maxLength={100} />
      </div>
      <RadioTags
        id={id}
        label={label}
        error={error}
        options={genders}
        inputProps={{ ...gender, autoComplete: 'sex', required: true }}
      />
      <div className={two}>
        <TextField {...field('email')} type="email" autoComplete="email" required maxLength={254} />
        <TextField {...field('phone')} type="tel" autoComplete="tel" required maxLength={40} />
      </div>
      {settings.address ? <AddressFields form={form} formId={formId} optionalLabel={optional} /> : null}
      {settings.newsletter ? <Checkbox {...newsletter} error={newsletterError} /> : null}
    </>
  );
}
