import type { CustomerForm } from '#contract/names.ts';
import type { Identity } from '#machines/identify/identify.types.ts';

export const customerForm: CustomerForm = {
  firstName: 'Anna',
  middleName: null,
  lastName: 'Vries',
  email: 'anna@olijfgaard.example',
  phone: '06 12345678',
  gender: 'f',
  newsletter: false,
  address: null,
};

export const password = 'olijfgaard1';
export const login: Identity = { kind: 'login', form: { email: customerForm.email, password } };
export const registration: Identity = { kind: 'registration', form: { ...customerForm, password } };
