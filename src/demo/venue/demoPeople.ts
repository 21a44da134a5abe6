import type { Address } from '#server/db/jsonColumns.ts';

export type DemoCustomer = {
  id: string;
  email: string;
  password: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  phone: string;
  gender: 'm' | 'f' | 'x';
  language: string;
  address: Address;
};

/** Customers of the demo venue; the server prints the first one's login when it starts. */
export const demoCustomers: DemoCustomer[] = [
  {
    id: 'klant-anna',
    email: 'anna@olijfgaard.example',
    password: 'olijfgaard1',
    firstName: 'Anna',
    middleName: 'de',
    lastName: 'Boer',
    phone: '0612345678',
    gender: 'f',
    language: 'nl',
    address: {
      street: 'Lindelaan',
      houseNumber: '12',
      houseNumberSuffix: null,
      zipCode: '3511 AB',
      city: 'Utrecht',
      country: 'nl',
    },
  },
  {
    id: 'klant-bram',
    email: 'bram@olijfgaard.example',
    password: 'olijfgaard2',
    firstName: 'Bram',
    middleName: null,
    lastName: 'Visser',
    phone: '0687654321',
    gender: 'm',
    language: 'nl',
    address: {
      street: 'Kadeplein',
      houseNumber: '48',
      houseNumberSuffix: 'b',
      zipCode: '3072 AK',
      city: 'Rotterdam',
      country: 'nl',
    },
  },
  {
    id: 'klant-claire',
    email: 'claire@olijfgaard.example',
    password: 'olijfgaard3',
    firstName: 'Claire',
    middleName: null,
    lastName: 'Lambert',
    phone: '+32470123456',
    gender: 'f',
    language: 'fr',
    address: {
      street: 'Rue des Tilleuls',
      houseNumber: '7',
      houseNumberSuffix: null,
      zipCode: '4000',
      city: 'Liège',
      country: 'be',
    },
  },
];
