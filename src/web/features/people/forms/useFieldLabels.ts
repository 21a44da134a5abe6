import { useLingui } from '@lingui/react/macro';
import type { FieldName } from './fieldNames.ts';

export function useFieldLabels(): Record<FieldName, string> {
  const { t } = useLingui();
  return {
    firstName: t({ id: 'customer.firstName', message: 'Voornaam' }),
    middleName: t({ id: 'customer.middleName', message: 'Tussenvoegsel' }),
    lastName: t({ id: 'customer.lastName', message: 'Achternaam' }),
    gender: t({ id: 'customer.gender', message: 'Geslacht' }),
    email: t({ id: 'customer.email', message: 'E-mailadres' }),
    phone: t({ id: 'customer.phone', message: 'Telefoonnummer' }),
    newsletter: t({ id: 'customer.newsletter', message: 'Ik wil de nieuwsbrief ontvangen' }),
    currentPassword: t({ id: 'customer.currentPassword', message: 'Huidig wachtwoord' }),
    password: t({ id: 'customer.password', message: 'Wachtwoord' }),
    passwordRepeat: t({ id: 'customer.passwordRepeat', message: 'Herhaal wachtwoord' }),
    'address.zipCode': t({ id: 'customer.zipCode', message: 'Postcode' }),
    'address.houseNumber': t({ id: 'customer.houseNumber', message: 'Huisnummer' }),
    'address.houseNumberSuffix': t({ id: 'customer.houseNumberSuffix', message: 'Toevoeging' }),
    'address.street': t({ id: 'customer.street', message: 'Straat' }),
    'address.city': t({ id: 'customer.city', message: 'Plaats' }),
    'address.country': t({ id: 'customer.country', message: 'Land' }),
  };
}
