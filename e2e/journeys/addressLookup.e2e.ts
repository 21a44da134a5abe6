import { startAddressRegister } from '../support/addressRegister.ts';
import type { AddressRegister } from '../support/addressRegister.ts';
import { startServer } from '../support/server.ts';
import type { RunningServer } from '../support/server.ts';
import { expect, test as base } from '../support/test.ts';

type Register = { register: AddressRegister };

const test = base.extend<object, Register & { server: RunningServer }>({
  register: [
    async ({}, use) => {
      const register = await startAddressRegister();
      await use(register);
      await register.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ register }, use) => {
      const server = await startServer({ ADDRESS_LOOKUP_URL: register.url });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

test('postcode and house number fill in street and town, never over what was typed, and fields are plain without the register', async ({
  page,
  visit,
  register,
}) => {
  const { details, order } = visit;
  const field = (name: string) => details.registerForm.getByLabel(name);
  const announced = page.getByRole('status').filter({ hasText: 'Adres gevonden' });
  const address = async (zipCode: string, houseNumber: string): Promise<void> => {
    await field('Postcode').fill(zipCode);
    await field('Huisnummer').fill(houseNumber);
    await field('Huisnummer').press('Tab');
  };
  await page.goto('/privacy');
  await expect(page.getByText('naar het adresregister van het Kadaster (PDOK)')).toBeVisible();
  await order.open('badenkaart');
  await order.order.click();
  await details.panel('Registreren').click();
  await address('3911ab', '12');
  await expect(field('Straat')).toHaveValue('Olijfgaardlaan');
  await expect(field('Plaats')).toHaveValue('Rhenen');
  await expect(announced).toHaveText('Adres gevonden: Olijfgaardlaan, Rhenen');

  await field('Straat').fill('Achterom');
  await address('1234 AB', '7');
  await expect(field('Plaats')).toHaveValue('Proefdorp');
  await expect(field('Straat')).toHaveValue('Achterom');

  register.fail(true);
  await page.reload();
  await details.panel('Registreren').click();
  const answer = page.waitForResponse('**/api/customers/address');
  await address('3911 AB', '14');
  expect((await answer).status()).toBe(200);
  await field('Straat').fill('Eigenweg');
  await field('Plaats').fill('Elders');
  await expect(announced).toHaveCount(0);
  await expect(field('Straat')).toHaveValue('Eigenweg');
});
