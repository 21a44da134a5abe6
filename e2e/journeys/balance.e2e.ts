import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { advanceClock } from '../support/testControl.ts';

/** Cards of the demo venue. */
const card = 'dem0 gaaf b0nn 0001';
const blocked = 'DEM0-DCHT-B0NN-0003';
const wrong = 'Ongeldige cadeaubon code. Probeer het opnieuw.';
const throttleSeconds = 15 * 60;

test('the balance of a gift card is shown by its code, however it is typed', async ({ visit }) => {
  const { page, order, balance } = visit;
  await order.open('cadeaubon');
  await order.balance.click();
  await expect(page).toHaveURL('/gift-card');
  await expect(balance.heading).toBeFocused();
  await balance.submit.click();
  await expect(balance.code).toHaveAccessibleDescription(/Code van de cadeaubon is een verplicht veld/);
  await balance.code.fill(card);
  await balance.submit.click();
  await expect(balance.fact('Saldo')).toHaveText(/^€\s\d+,/);
  await expect(balance.fact('Waarde bij aankoop')).toHaveText(/^€\s\d+,/);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Saldo cadeaubon' })).toBeVisible();
  await expectAccessible(page);
});

test('an unknown and a blocked card are refused alike, and after ten of them nobody may ask for a while', async ({
  visit,
  server,
}) => {
  const { page, balance } = visit;
  const ask = async (code: string): Promise<void> => {
    await balance.code.fill(code);
    const answer = page.waitForResponse(/\/gift-cards\/balance$/);
    await balance.submit.click();
    await answer;
  };
  await balance.open();
  for (const code of [blocked, ...Array.from({ length: 9 }, (_none, at) => `AAAA-BBBB-CCCC-DDD${at}`)]) {
    await ask(code);
    await expect(balance.code).toHaveAccessibleDescription(new RegExp(wrong));
    await expect(balance.code).toBeFocused();
  }
  await ask(card);
  await expect(balance.alert).toContainText('Er is te vaak een code geprobeerd.');
  await advanceClock(server, throttleSeconds + 1);
  await ask(card);
  await expect(balance.fact('Saldo')).toBeVisible();
});
