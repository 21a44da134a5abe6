import type { Customer, Gender } from '#contract/names.ts';
import { defaultCountry } from '#domain/people/countryCodes.ts';

/** Values of the fields; every text field holds a string. */
export type CustomerValues = {
  firstName: string;
  middleName: string;
  lastName: string;
  email: string;
  phone: string;
  gender: Gender | null;
  newsletter: boolean;
  address: {
    street: string;
    houseNumber: string;
    houseNumberSuffix: string;
    zipCode: string;
    city: string;
    country: string;
  };
  currentPassword: string;
  password: string;
  passwordRepeat: string;
};

export const emptyCustomer: CustomerValues = {
  firstName: '',
  middleName: '',
  lastName: '',
  email: '',
  phone: '',
  gender: null,
  newsletter: false,
  address: { street: '', houseNumber: '', houseNumberSuffix: '', zipCode: '', city: '', country: defaultCountry },
  currentPassword: '',
  password: '',
  passwordRepeat: '',
};

export function customerValues(customer: Customer): CustomerValues {
  const { address } = customer;
  return {
    ...emptyCustomer,
    firstName: customer.firstName,
    middleName: customer.middleName ?? '',
    lastName: customer.lastName,
    email: customer.email,
    phone: customer.phone,
    gender: customer.gender,
    newsletter: customer.newsletter,
    address: address
      ? {
          ...address,
          houseNumber: String(address.houseNumber),
          houseNumberSuffix: address.houseNumberSuffix ?? '',
        }
      : emptyCustomer.address,
  };
}
