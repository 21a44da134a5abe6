import { Trans } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { countryCodes, defaultCountry } from '#domain/people/countryCodes.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { SelectField, type SelectOption } from '#web/ui/SelectField.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import { two, zipRow } from './forms.css.ts';
import type { CustomerForm } from './useCustomerForm.ts';
import { useAddressLookup } from './useAddressLookup.ts';
import { useFields } from './useFields.ts';

type AddressFieldsProps<Output> = { form: CustomerForm<Output>; formId: string; optionalLabel: string };

const firstCountries = 4;

/** The venue's neighbours first, then by name. */
function countryOptions(locale: string): SelectOption[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const options = countryCodes.map((code) => ({ value: code, label: names.of(code.toUpperCase()) ?? code }));
  const rest = options.slice(firstCountries).toSorted((a, b) => a.label.localeCompare(b.label, locale));
  return [...options.slice(0, firstCountries), ...rest];
}

export function AddressFields<Output>({ form, formId, optionalLabel }: AddressFieldsProps<Output>) {
  const field = useFields(form, formId);
  const country = useWatch({ control: form.control, name: 'address.country' });
  const dutch = country === defaultCountry;
  const { address, lookUp } = useAddressLookup(form);
  const { street, city } = address ?? { street: '', city: '' };
  return (
    <>
      <div className={zipRow} onBlur={lookUp}>
        <TextField
          {...field('address.zipCode')}
          optionalLabel={dutch ? undefined : optionalLabel}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          required={dutch}
          maxLength={20}
        />
        <TextField {...field('address.houseNumber')} inputMode="numeric" autoComplete="off" required maxLength={5} />
        <TextField
          {...field('address.houseNumberSuffix')}
          optionalLabel={optionalLabel}
          autoComplete="address-line2"
          maxLength={20}
        />
      </div>
      <VisuallyHidden>
        <span role="status">
          {address === null ? null : (
            <Trans id="customer.address.found">
              Adres gevonden: {street}, {city}
            </Trans>
          )}
        </span>
      </VisuallyHidden>
      <div className={two}>
        <TextField {...field('address.street')} autoComplete="address-line1" required maxLength={150} />
        <TextField {...field('address.city')} autoComplete="address-level2" required maxLength={100} />
      </div>
      <SelectField
        {...field('address.country')}
        options={countryOptions(currentLocale())}
        autoComplete="country"
        required
      />
    </>
  );
}
