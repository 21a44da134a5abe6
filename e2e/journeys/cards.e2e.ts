import type { Locator } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { blockAddresses } from '../support/blockAddresses.ts';
import { pressOn, typeIn } from '../support/keyboard.ts';
import { checkedCard, uncheckedCard } from '../support/pages/cardPanel.ts';
import { bookUpToPayment } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('a card that pays at once leads to the confirmation without leaving the site', async ({ visit }) => {
  const { card, success } = visit;
  await bookUpToPayment(visit);
  await card.payWith(uncheckedCard);
  await expect(success.confirmed).toBeVisible();
  await expect(success.paid).toBeVisible();
});

test(
  'a bank that does not recognise its customer fails the payment, and the card can be tried again',
  { tag: '@full' },
  async ({ visit }) => {
    const { page, card, checkout, provider, flow, success } = visit;
    await bookUpToPayment(visit);
    await card.payWith(checkedCard);
    await expect(provider.bankHeading).toBeVisible();
    await provider.whyItFails.selectOption('authentication_failed');
    await provider.fail.click();

    await expect(page).toHaveURL('/flow/entree/payment?error=failed');
    await expect(checkout.reason).toContainText('Er is een fout opgetreden bij het afrekenen, probeer het opnieuw');
    await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);

    await card.open();
    await card.expectEmpty();
    await card.payWith(checkedCard);
    await provider.pay.click();
    await expect(success.confirmed).toBeVisible();
    await expect(success.paid).toBeVisible();
  },
);

test('a card payment that is cancelled at the bank is shown as such', async ({ page, visit }) => {
  const { card, provider } = visit;
  await bookUpToPayment(visit);
  await card.payWith(checkedCard);
  await provider.cancel.click();
  await expect(page).toHaveURL('/flow/entree/payment?error=canceled');
  await expect(page.getByRole('main').getByText('Je hebt de betaling geannuleerd.')).toBeVisible();
});

test(
  'what is no card is said at its field after the visitor was there, and again when it is paid with',
  { tag: '@full' },
  async ({ visit }) => {
    const { page, site, card, success } = visit;
    await bookUpToPayment(visit);
    await card.open();
    await card.number.fill('1234');
    await expect(card.group('Kaartnummer')).not.toHaveAttribute('aria-describedby');
    await card.expiry.focus();
    await expect(page.getByText('Dit is geen geldig kaartnummer')).toBeVisible();

    await card.pay.click();
    await site.expectErrorToast('Fout bij creditcard validatie', 'Probeer het opnieuw');
    for (const error of [
      'Vul de naam in die op de kaart staat',
      'Dit is geen geldig kaartnummer',
      'Vul de vervaldatum in',
      'Vul de beveiligingscode in',
    ]) {
      await expect(page.getByRole('status').filter({ hasText: error })).toBeVisible();
    }
    await expectAccessible(page);

    await card.enter({ ...uncheckedCard, number: '4543 4740 0224 9997' });
    await card.pay.click();
    await expect(card.group('Kaartnummer')).toHaveAttribute('aria-describedby', /./);
    await card.number.fill(uncheckedCard.number);
    await card.pay.click();
    await expect(success.confirmed).toBeVisible();
  },
);

test('nothing of the payment provider is requested before the card’s panel opens; its fields look like the site', async ({
  page,
  visit,
  server,
}) => {
  const { card, checkout } = visit;
  const requestedPaths: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(server.paymentsUrl)) requestedPaths.push(new URL(request.url()).pathname);
  });
  const [answer] = await Promise.all([page.waitForResponse(/\/payment$/), bookUpToPayment(visit)]);
  await checkout.open('Bancontact');
  await checkout.open('iDEAL | Wero');
  expect(requestedPaths).toEqual([]);
  await card.open();
  await expect(card.code).toBeVisible();
  await expect.poll(() => requestedPaths).toContain('/v1/card-font.ttf');
  expect(new Set(requestedPaths)).toEqual(
    new Set(['/v1/mollie.js', '/v1/card-field', '/v1/card-field.js', '/v1/card-font.ttf']),
  );
  const { color, fontSize } = await styleOf(card.group('Kaartnummer'));
  expect(await styleOf(card.number)).toMatchObject({
    color,
    fontSize,
    fontFamily: expect.stringMatching(/^Quicksand/),
  });

  const policy = answer.headers()['content-security-policy'] ?? '';
  expect(policy.split('; ')).toEqual(
    expect.arrayContaining([`script-src 'self' ${server.paymentsUrl}`, `frame-src ${server.paymentsUrl}`]),
  );
});

test('fields for a card that could not be loaded are loaded again', async ({ page, visit, server }) => {
  const { card } = visit;
  await bookUpToPayment(visit);
  const unblock = await blockAddresses(page, `${server.paymentsUrl}/*`);
  await card.open();
  await expect(card.failed).toBeVisible();
  await unblock();
  await card.again.click();
  await expect(card.number).toBeVisible();
});

test('what was typed stays when another way to pay is looked at', { tag: '@full' }, async ({ visit }) => {
  const { card, checkout } = visit;
  await bookUpToPayment(visit);
  await card.enter(checkedCard);
  await checkout.open('Bancontact');
  await card.open();
  await expect(card.number).toHaveValue(checkedCard.number);
});

test('a card is entered and pays with the keyboard alone', { tag: '@full' }, async ({ page, visit }) => {
  const { card, checkout, success } = visit;
  await bookUpToPayment(visit);
  await pressOn(page, checkout.panel('Creditcard'));
  await expect(card.frames).toHaveCount(4);
  await expectAccessible(page);
  await typeIn(page, card.name, uncheckedCard.name);
  await typeIn(page, card.number, uncheckedCard.number);
  await typeIn(page, card.expiry, uncheckedCard.expiry);
  await typeIn(page, card.code, uncheckedCard.code);
  await pressOn(page, card.pay);
  await expect(success.confirmed).toBeVisible();
});

const styleOf = (locator: Locator): Promise<Record<'color' | 'fontSize' | 'fontFamily', string>> =>
  locator.evaluate((element) => {
    const { color, fontSize, fontFamily } = getComputedStyle(element);
    return { color, fontSize, fontFamily };
  });
