import { expectAccessible } from '../support/axe.ts';
import { sold } from '../support/catalogue.ts';
import { bram } from '../support/customers.ts';
import { days } from '../support/days.ts';
import { walkThrough } from '../support/keyboard.ts';
import { ownBookingPage } from '../support/pages/ownBookingPage.ts';
import { bookUpToPayment, entree, goToPayment, identify, openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { mailAbout, sweep } from '../support/testControl.ts';

/** A paid entry for two; gives the path in its mail, which is opened where nobody is logged in. */
async function openFromMail(visit: Visit, day: number): Promise<{ path: string; date: string }> {
  const { page, server, checkout, provider, success } = visit;
  const date = await bookUpToPayment(visit, { ...entree, day });
  await checkout.payWithIdeal();
  await provider.pay.click();
  await expect(success.confirmed).toBeVisible();
  const mail = await mailAbout(server, bram.email, await success.number());
  const path = /\/reservation\/manage\/[\w-]+/.exec(mail.text)?.[0] ?? '';
  await page.evaluate(() => localStorage.clear());
  await page.goto(path);
  await expect(visit.site.heading).toHaveText('Je reservering');
  return { path, date };
}

test('by the link in the mail a guest moves the visit, stays longer, comes with one less and cancels it', async ({
  page,
  visit,
}) => {
  const own = ownBookingPage(page);
  const { path } = await openFromMail(visit, 20);
  await expect(own.code).toBeVisible();
  await expect(own.main.getByText('11:00 – 15:00')).toBeVisible();
  await expectAccessible(page);
  expect(await walkThrough(page)).toEqual({ missed: [], outOfSight: [] });

  await own.move.click();
  await expect(own.dialog.getByRole('grid')).toBeVisible();
  await visit.calendar.pick(await nextDay(page));
  await own.dialog.getByLabel(/^Tijd op /).selectOption('12:00');
  await expectAccessible(page);
  await own.look.click();
  await expect(own.dialog.getByText(/12:00 – 16:00/)).toBeVisible();
  await expect(own.dialog.getByText(/^Gast 1: Entree .* van 11:00 naar 12:00/)).toBeVisible();
  await expectAccessible(page);
  await own.confirm.click();
  await expect(own.dialog.getByRole('heading', { name: 'Je reservering is gewijzigd' })).toBeVisible();
  await own.back.click();
  await expect(own.main.getByText('12:00 – 16:00')).toBeVisible();

  await own.stay.click();
  await own.dialog.getByLabel('Jullie verblijf').selectOption({ label: '12:00 – 17:00' });
  await expectAccessible(page);
  await own.look.click();
  await expect(own.dialog.getByText(/12:00 – 17:00/)).toBeVisible();
  await expectAccessible(page);
  await own.confirm.click();
  await own.back.click();
  await expect(own.main.getByText('12:00 – 17:00')).toBeVisible();

  await own.notComing(2).click();
  await expect(own.dialog.getByText(/gaat terug naar de rekening of kaart/)).toBeVisible();
  await own.keep.click();
  await expect(own.notComing(2)).toBeFocused();
  await own.notComing(2).click();
  await own.confirm.click();
  await own.back.click();
  await expect(own.main.getByText('1 persoon', { exact: true })).toBeVisible();

  await page.goto(path);
  await own.cancel.click();
  await expect(own.dialog.getByText(/gaat terug naar de rekening of kaart/)).toBeVisible();
  await own.confirm.click();
  await own.back.click();
  await expect(visit.site.heading).toHaveText('Je reservering is geannuleerd');
  await expect(own.cancel).toHaveCount(0);
  await sweep(visit.server);
  await expectAccessible(page);
});

test('the success page leads to the page of the booking, also without a login', async ({ page, visit }) => {
  await bookUpToPayment(visit, { ...entree, day: 22 });
  await visit.checkout.payWithIdeal();
  await visit.provider.pay.click();
  await expect(visit.success.confirmed).toBeVisible();
  const number = await visit.success.number();
  await visit.success.manage.click();
  await expect(visit.site.heading).toHaveText('Je reservering');
  await expect(ownBookingPage(page).code).toHaveAccessibleName(new RegExp(number));
});

/** The first later day that has a place. */
async function nextDay(page: Visit['page']): Promise<string> {
  const free = page.getByRole('gridcell', { selected: false }).getByRole('button', { name: /, beschikbaar$/ });
  await expect(free.first()).toBeVisible();
  return (await free.last().getAttribute('data-date')) ?? '';
}

test('the account leads to the same page, and a link that is not right says so with a way on', async ({
  page,
  visit,
}) => {
  const own = ownBookingPage(page);
  const { path } = await openFromMail(visit, 21);
  await page.goto('/customer/login');
  await visit.details.logIn(bram);
  await expect(page).toHaveURL('/customer');
  await page.locator(`a[href="${path}"]`).click();
  await expect(own.code).toBeVisible();

  await page.goto(`${path.slice(0, -1)}`);
  await expect(page.getByText('Deze link werkt niet meer. Vraag een nieuwe aan.')).toBeVisible();
  await page.getByRole('link', { name: 'Naar je account' }).click();
  await expect(page).toHaveURL('/customer');
});

test(
  'a guest takes another treatment, in English, and pays the difference by the link that comes with it',
  { tag: '@full' },
  async ({ page, visit }) => {
    const { server, checkout, provider, success, flow } = visit;
    await openDay(visit, {
      slug: 'behandelingen',
      day: days.ownBooking,
      persons: 1,
      requests: [{ product: sold.backMassage, guests: [1], at: '14:00' }],
    });
    await flow.next.click();
    await identify(visit);
    await goToPayment(visit, { slug: 'behandelingen' });
    await checkout.payWithIdeal();
    await provider.pay.click();
    await expect(success.confirmed).toBeVisible();
    const mail = await mailAbout(server, bram.email, await success.number());
    await page.goto(`/en${/\/reservation\/manage\/[\w-]+/.exec(mail.text)?.[0] ?? ''}`);
    await expect(visit.site.heading).toHaveText('Your booking');
    await page.getByRole('button', { name: /^Change Rugmassage|^Change Back/ }).click();
    const dialog = page.getByRole('dialog');
    const which = dialog.getByLabel('Treatment');
    await which.selectOption({ value: sold.facial });
    await expect(dialog.getByRole('radio', { name: '16:00' })).toBeVisible();
    await dialog.getByRole('radio', { name: '16:00' }).check();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'See what changes' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question.getByText(/^You then pay .* online/)).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: /^Yes, change it Order with obligation to pay/ }).click();
    await expect(page.getByRole('heading', { name: 'Your booking has been changed' })).toBeVisible();
    await page.getByRole('link', { name: 'Pay now' }).click();
    await expect(provider.heading).toBeVisible();
    await provider.pay.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/paid/i);
  },
);

test(
  'a guest makes another choice in an arrangement from the account, at no extra cost',
  { tag: '@full' },
  async ({ page, visit }) => {
    const { checkout, provider, success } = visit;
    const own = ownBookingPage(page);
    const requests = [{ arrangement: sold.dayOfRest, choices: [sold.footMassage], guests: [1, 2] }];
    const stay = { arrival: '10:00', departure: '19:00' };
    await openDay(visit, { slug: 'arrangementen', day: days.ownBooking, stay, requests }, '/info');
    await identify(visit);
    await goToPayment(visit, { slug: 'arrangementen' });
    await checkout.payWithIdeal();
    await provider.pay.click();
    await expect(success.confirmed).toBeVisible();
    const number = await success.number();
    await page.goto('/customer');
    const booking = page.getByRole('article').filter({ hasText: number });
    await booking
      .getByRole('link', { name: /^Wijzigen|^Bekijk/ })
      .first()
      .click();
    await expect(visit.site.heading).toHaveText('Je reservering');

    await own.changeItem('Voetmassage').first().click();
    await own.dialog.getByLabel('Behandeling').selectOption({ value: sold.headMassage });
    await own.dialog.getByRole('radio').first().check();
    await expectAccessible(page);
    await own.look.click();
    await expect(own.dialog.getByText(/^Gast 1: Hoofdmassage/)).toBeVisible();
    await expectAccessible(page);
    await own.confirm.click();
    await own.back.click();
    await expect(own.main.getByText('Hoofdmassage')).toHaveCount(1);
    await expect(own.main.getByText('Voetmassage')).toHaveCount(1);
  },
);
