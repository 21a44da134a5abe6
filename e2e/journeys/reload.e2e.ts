import { addEntry, chooseEntry, entree, goToPayment, identify } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test('reloading keeps everything at every step', async ({ visit }) => {
  const { page, flow, details, checkin, checkout } = visit;
  await addEntry(visit);
  const products = flow.summary.getByText('Entree hele dag');
  await page.reload();
  await expect(details.panel('Inloggen')).toBeVisible();
  await expect(products).toHaveCount(2);

  await identify(visit);
  expect(await details.roomUnderRemarks()).toBeLessThan(40);
  await details.remarks.fill('Graag een rustige plek.');
  await details.remarks.blur();
  await expect(details.remarksSaved).toBeVisible();
  await page.reload();
  await expect(details.reviewHeading).toBeVisible();
  await expect(details.remarks).toHaveValue('Graag een rustige plek.');
  await expect(products).toHaveCount(2);

  await goToPayment(visit);
  await page.reload();
  await expect(checkout.heading).toBeVisible();
  await expect(products).toHaveCount(2);

  await checkin.open('entree');
  await expect(checkin.bookedNote).toBeVisible();
  await expect(products).toHaveCount(2);
  await expect(flow.summary).toContainText(`${entree.stay.arrival} – ${entree.stay.departure}`);
});

test('the browser’s back and forward buttons walk the steps and lose nothing', async ({ visit }) => {
  const { page, flow, details, checkin, checkout, start } = visit;
  await start.open();
  await start.reserve('Entree').click();
  await chooseEntry(visit);
  await identify(visit);
  await goToPayment(visit);

  await page.goBack();
  await expect(details.reviewHeading).toBeVisible();
  await page.goBack();
  await expect(checkin.bookedNote).toBeVisible();
  await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);
  await page.goBack();
  await expect(start.heading).toBeVisible();
  await page.goForward();
  await expect(checkin.bookedNote).toBeVisible();
  await page.goForward();
  await expect(details.reviewHeading).toBeVisible();
  await page.goForward();
  await expect(checkout.heading).toBeVisible();
});

test('a remark that is still being typed is saved by leaving the flow', { tag: '@full' }, async ({ visit }) => {
  const { page, details, start } = visit;
  await start.open();
  await start.reserve('Entree').click();
  await chooseEntry(visit);
  await identify(visit);
  await details.remarks.fill('Graag een rustige plek.');
  await page.evaluate(() => window.history.go(-2));
  await expect(start.heading).toBeVisible();
  await page.evaluate(() => window.history.go(2));
  await expect(details.remarks).toHaveValue('Graag een rustige plek.');
  await page.reload();
  await expect(details.remarks).toHaveValue('Graag een rustige plek.');
});

test('Vorige leads back step by step, and from the first step to the start page', async ({ visit }) => {
  const { page, flow, checkin, start } = visit;
  await addEntry(visit);
  await flow.previous.click();
  await expect(page).toHaveURL('/flow/entree');
  await expect(checkin.heading).toBeVisible();
  await flow.backToStart.click();
  await expect(start.heading).toBeVisible();
});

test('a bookmark of a later step without a reservation leads to the flow’s first step', async ({ visit }) => {
  const { page, checkin } = visit;
  for (const step of ['info', 'payment']) {
    await page.goto(`/flow/entree/${step}`);
    await expect(page).toHaveURL('/flow/entree');
    await expect(checkin.heading).toBeVisible();
  }
});

test('a bookmark of the payment step without a customer leads to the details', async ({ visit }) => {
  const { page, details } = visit;
  await addEntry(visit);
  await page.goto('/flow/entree/payment');
  await expect(page).toHaveURL('/flow/entree/info');
  await expect(details.panel('Inloggen')).toBeVisible();
});

test('steps that are not open yet cannot be chosen', { tag: '@full' }, async ({ visit }) => {
  const { page, flow, details } = visit;
  await addEntry(visit);
  await expect(flow.step('Afronden').getByRole('button')).toBeDisabled();
  await expect(flow.next).toHaveAttribute('aria-disabled', 'true');
  await flow.next.click({ force: true });
  await expect(page).toHaveURL('/flow/entree/info');
  await identify(visit);
  await expect(flow.next).not.toHaveAttribute('aria-disabled', 'true');
  await flow.step('Reservering').getByRole('button').click();
  await expect(page).toHaveURL('/flow/entree');
  await flow.step('Gegevens').getByRole('button').click();
  await expect(details.reviewHeading).toBeVisible();
});
