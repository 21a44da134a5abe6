/** What a visitor types in the details form, with the address the venue asks for. */
export const anna = {
  firstName: ' Anna ',
  middleName: '',
  lastName: 'Jansen',
  email: ' Anna@Olijfgaard.example ',
  phone: '06 - 1234 5678',
  gender: 'f',
  newsletter: true,
  address: {
    street: 'Dorpsstraat',
    houseNumber: '12',
    houseNumberSuffix: 'a',
    zipCode: ' 1234ab',
    city: 'Zwolle',
    country: 'nl',
  },
};
