import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#contract/names.ts';
import type { AddressPort } from '#server/adapters/addresses/addressPort.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createLimited } from '#tests/support/venue.ts';

const addresses: AddressPort = {
  find: async ({ zipCode, houseNumber }) =>
    zipCode === '3911 AB' && houseNumber === 12 ? { street: 'Olijfgaardlaan', city: 'Rhenen' } : null,
};

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({ addresses, seed: createLimited });
});
afterAll(() => kuur.close());

const find = (body: object) => kuur.call('POST', '/api/customers/address', { body });

test('a postcode and a house number give street and town, however the postcode is written', async () => {
  for (const zipCode of ['3911 AB', '3911ab']) {
    expect((await find({ zipCode, houseNumber: 12 })).json.data).toEqual({ street: 'Olijfgaardlaan', city: 'Rhenen' });
  }
  expect((await find({ zipCode: '3911 AB', houseNumber: 13 })).json.data).toBeNull();
});

test.each([{}, { zipCode: '39', houseNumber: 12 }, { zipCode: '3911 AB&fq=*', houseNumber: 1 }])(
  'what is no address is refused: %j',
  async (body) => {
    expect((await find(body)).status).toBe(400);
  },
);

test('the site is told whether a register is asked', async () => {
  const without = await testApp();
  const lookupOf = async (app: TestApp) => (await app.call<Config>('GET', '/api/config')).json.data.addressLookup;
  expect([await lookupOf(kuur), await lookupOf(without)]).toEqual([true, false]);
  await without.close();
});

test('one network looks up a bounded number of addresses', async () => {
  const answers = await Promise.all(Array.from({ length: 40 }, () => find({ zipCode: '3911 AB', houseNumber: 12 })));
  expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(5);
});
