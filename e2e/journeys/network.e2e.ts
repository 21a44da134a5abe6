import { logIn } from '../support/api.ts';
import { backOnline } from '../support/backOnline.ts';
import { bram } from '../support/customers.ts';
import { addEntry, bookUpToPayment, entree, evening, identify, remember } from '../support/steps.ts';
import { expect, test, visitIn } from '../support/test.ts';

test('a cut while adding is shown, loses nothing, and the next try adds once', async ({ visit, context }) => {
  const { page, checkin, flow, site } = visit;
  await checkin.open('entree');
  await checkin.pickDay(entree.day);
  await checkin.pickTimes(entree.stay);
  await context.setOffline(true);
  await checkin.add.click();
  await site.expectErrorToast('Fout bij toevoegen', 'Er is een fout opgetreden bij het toevoegen van de tijden.');
  await expect(page.getByRole('main').getByText('Fout bij toevoegen')).toBeVisible();
  await expect(checkin.arrivals.getByRole('radio', { name: entree.stay.arrival })).toBeChecked();
  await expect(checkin.departures.getByRole('radio', { name: entree.stay.departure })).toBeChecked();
  await backOnline(context);
  await checkin.add.click();
  await expect(page).toHaveURL('/flow/entree/info');
  await expect(page.getByRole('main').getByText('Fout bij toevoegen')).toHaveCount(0);
  await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);
});

test(
  'a cut while paying is shown at the methods, and the next try reaches the bank',
  { tag: '@full' },
  async ({ visit, context }) => {
    const { page, site, checkout, flow, provider, success } = visit;
    await bookUpToPayment(visit);
    await checkout.open('iDEAL | Wero');
    await context.setOffline(true);
    await checkout.toIdeal.click();
    await expect(checkout.reason).toBeVisible();
    await site.expectOnlySeen('Er is iets misgegaan bij het aanmaken van de betaling');
    await expect(page).toHaveURL('/flow/entree/payment');
    await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);
    await backOnline(context);
    await checkout.toIdeal.click();
    await provider.pay.click();
    await expect(success.confirmed).toBeVisible();
  },
);

test('a cut while registering keeps every field', async ({ visit, context }) => {
  const { details, site } = visit;
  await addEntry(visit);
  await details.panel('Inloggen').click();
  await details.panel('Inloggen').click();
  await details.loginForm.getByLabel('E-mailadres').fill('bram@olijfgaard.example');
  await details.loginForm.getByLabel('Wachtwoord', { exact: true }).fill('olijfgaard2');
  await context.setOffline(true);
  await details.submitLogin.click();
  await expect(details.loginForm.getByRole('alert')).not.toBeEmpty();
  await expect(details.loginForm.getByLabel('E-mailadres')).toHaveValue('bram@olijfgaard.example');
  await expect(details.loginForm.getByLabel('Wachtwoord', { exact: true })).toHaveValue('olijfgaard2');
  await backOnline(context);
  await details.submitLogin.click();
  await expect(details.reviewHeading).toBeVisible();
  await expect(site.heading).toHaveText('Je reservering');
});

test('a customer who could not be added to the reservation is added at the next try', async ({ visit, context }) => {
  const { page, details, flow, server } = visit;
  await addEntry(visit);
  await expect(details.loginForm).toBeVisible();
  await flow.previous.click();
  await flow.expectStep('index');
  const otherTab = visitIn(await context.newPage(), server);
  const token = await logIn(server, bram);
  await remember(otherTab, { customer_token: token });
  await expect.poll(() => page.evaluate(() => localStorage.getItem('customer_token'))).toBe(token);
  await context.setOffline(true);
  await flow.next.click();
  await expect(details.linkFailed.last()).toBeVisible();
  await backOnline(context);
  await details.linkAgain.click();
  await expect(details.reviewHeading).toBeVisible();
  await expect(details.fact('E-mailadres')).toHaveText(bram.email);
});

test('a double click on Voeg toe adds once', async ({ visit }) => {
  const { page, checkin, flow } = visit;
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && request.url().includes('/api/reservation')) writes.push(request.method());
  });
  await checkin.open('entree');
  await checkin.pickDay(entree.day);
  await checkin.pickTimes(entree.stay);
  await checkin.add.dblclick();
  await expect(page).toHaveURL('/flow/entree/info');
  await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);
  expect(writes).toEqual(['POST', 'PUT']);
});

test('a double click on the order button places one order', async ({ visit }) => {
  const { page, checkout, success } = visit;
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/onlocation')) orders.push(request.method());
  });
  await bookUpToPayment(visit, evening);
  await checkout.placeOrder.dblclick();
  await expect(success.confirmed).toBeVisible();
  expect(orders).toEqual(['POST']);
});

test('a double click on the way to the bank makes one payment', { tag: '@full' }, async ({ visit }) => {
  const { page, checkout, provider } = visit;
  const payments: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/api\/checkout\/[^/]+\/ideal$/.test(request.url()))
      payments.push(request.url());
  });
  await addEntry(visit);
  await identify(visit);
  await visit.flow.next.click();
  await checkout.open('iDEAL | Wero');
  await checkout.toIdeal.dblclick();
  await expect(provider.heading).toBeVisible();
  expect(payments).toHaveLength(1);
});

test('without a connection the start page says what went wrong and tries again', async ({ visit, context }) => {
  const { page, start, site } = visit;
  await start.open();
  await expect(start.reserve('Entree')).toBeVisible();
  await context.setOffline(true);
  await start.reserve('Avondentree').click();
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible();
  await backOnline(context);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(site.heading).toHaveText('Reserveren');
});

test('a window that is opened without a connection says so, and opens once there is one', async ({
  visit,
  context,
}) => {
  const { page, flow } = visit;
  await addEntry(visit);
  await expect(flow.empty).toBeVisible();
  await context.setOffline(true);
  await flow.empty.click();
  const note = page.getByRole('alert').filter({ hasText: 'Dit is niet geladen: je verbinding is even weg.' });
  await expect(note).toBeInViewport();
  await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);
  await note.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(note).toBeVisible();
  await backOnline(context);
  await expect(flow.question).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('a page that is opened without a connection says so, and the reservation is still there', async ({
  visit,
  context,
}) => {
  const { page, site, flow } = visit;
  await addEntry(visit);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Privacy' }).click();
  await expect(site.heading).toHaveText('Deze pagina is niet geladen');
  await backOnline(context);
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(site.heading).not.toHaveText('Deze pagina is niet geladen');
  await page.goBack();
  await expect(flow.summary.getByText('Entree hele dag')).toHaveCount(2);
});
