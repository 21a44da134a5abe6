export interface NewCustomer {
  firstName: string;
  lastName: string;
  gender: 'Vrouw' | 'Man' | 'Anders';
  email: string;
  phone: string;
  zipCode: string;
  houseNumber: string;
  street: string;
  city: string;
  password: string;
}

let made = 0;

/** Somebody who is not known to the venue yet; another address every time. */
export function newCustomer(changes: Partial<NewCustomer> = {}): NewCustomer {
  made += 1;
  return {
    firstName: 'Fenna',
    lastName: 'van der Meer',
    gender: 'Vrouw',
    email: `fenna.${process.pid}.${made}@voorbeeld.example`,
    phone: '06 12 34 56 78',
    zipCode: '7351ab',
    houseNumber: '12',
    street: 'Beekweg',
    city: 'Hoenderveld',
    password: 'geheim.123',
    ...changes,
  };
}

/** Customers of the demo venue; Anna has a multi-visit card, Bram has none. */
export const anna = { email: 'anna@olijfgaard.example', password: 'olijfgaard1', firstName: 'Anna' };
export const bram = { email: 'bram@olijfgaard.example', password: 'olijfgaard2', firstName: 'Bram' };
