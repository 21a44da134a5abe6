import { ask, linkCustomer, logIn } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { bram } from '../support/customers.ts';
import { holdEntry } from '../support/entries.ts';
import { paymentLinkTo, refundOf } from '../support/staff.ts';
import type { Entry } from '../support/steps.ts';
import { evening, remember } from '../support/steps.ts';
import { mailAbout, sweep } from '../support/testControl.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';

/** An evening for two of a guest who has not paid, as staff has it before them. */
async function unpaid({ server }: Visit, entry: Entry): Promise<string> {
  const held = await holdEntry(server, entry);
  const token = await logIn(server, bram);
  const session = await linkCustomer(server, { slug: entry.slug, session: held.session, token, language: 'nl' });
  const path = `/reservation/${entry.slug}`;
  return (await ask<{ id: string }>(server, { method: 'GET', path, session })).id;
}

test('a guest pays by the link in the mail, comes back to what is paid, and later sees what went back', async ({
  visit,
}) => {
  const { page, server, provider, site } = visit;
  const reservationId = await unpaid(visit, { ...evening, day: 18 });
  const path = await paymentLinkTo(server, reservationId);
  await sweep(server);
  expect((await mailAbout(server, bram.email, path)).html).toContain(path);

  await page.goto(path);
  await expect(site.heading).toHaveText('Je wordt doorgestuurd naar de betaalpagina');
  await expect(page.getByRole('link', { name: 'Ga direct naar de betaalpagina' })).toBeVisible();
  await expect(provider.heading).toBeVisible();
  await provider.pay.click();
  await expect(site.heading).toHaveText('Reservering is betaald');
  await expect(page.getByRole('main').getByRole('link', { name: 'Naar de website' })).toBeVisible();
  await page.reload();
  await expect(site.heading).toHaveText('Reservering is betaald');

  await refundOf(server, reservationId, 1250);
  await sweep(server);
  await remember(visit, { customer_token: await logIn(server, bram) });
  await page.goto('/customer');
  await expect(page.getByText('Terugbetaald: € 12,50')).toBeVisible();
  await expectAccessible(page);
});

test(
  'a guest who leaves the payment page is not sent there again, and pays when he wants',
  { tag: '@full' },
  async ({ visit }) => {
    const { page, server, provider, site } = visit;
    const path = await paymentLinkTo(server, await unpaid(visit, { ...evening, day: 19 }));
    await page.goto(path);
    await provider.cancel.click();
    await expect(site.heading).toHaveText('Er is nog niet betaald');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Opnieuw betalen' }).click();
    await provider.pay.click();
    await expect(site.heading).toHaveText('Reservering is betaald');
  },
);

const widths = [
  { name: 'on a phone', tag: [], viewport: { width: 390, height: 844 } },
  { name: 'on a wide screen', tag: '@full', viewport: { width: 1280, height: 900 } },
];

for (const { name, tag, viewport } of widths) {
  test.describe(name, { tag }, () => {
    test.use({ viewport });

    test(`a link that is not there says so and tells where to ask, ${name}`, async ({ visit }) => {
      const { page, site } = visit;
      await page.goto('/reservation/payment/verzonnen');
      await expect(site.heading).toHaveText('Oeps! We konden de betaalgegevens niet vinden');
      await expect(page.getByRole('main').getByRole('link', { name: 'Naar de website' })).toHaveAttribute(
        'href',
        /^https/,
      );
      await expect(page.getByRole('link', { name: 'Neem contact op' })).toHaveAttribute('href', /contact/);
      await expectAccessible(page);
      await page.goto('/en/reservation/payment/verzonnen');
      await expect(site.heading).toHaveText('Oops! We couldn’t find the payment details');
    });
  });
}
