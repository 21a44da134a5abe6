import { dateAt, takeEverybody } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { days } from '../support/days.ts';
import { goToPayment, identify, openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const slug = 'behandelingen';

test('a treatment on a phone: rows, a window with the choices, the times, the basket and the payment', async ({
  visit,
  server,
}) => {
  const { page, start, calendar, picker, times, flow, checkout, provider, success } = visit;
  await start.open();
  await start.reserve('Behandelingen').tap();
  await calendar.pickInDialog(await dateAt(server, days.phone));
  const row = picker.card('Hotstone massage');
  await expect(row).toContainText('25, 50 of 80 min');
  await expect(row).toContainText('v.a. 49,-');
  await expect(picker.forWhom('Hotstone massage')).toHaveCount(0);
  await picker.add('Hotstone massage').tap();

  const choices = page.getByRole('dialog', { name: 'Hotstone massage' });
  await expect(choices).toBeVisible();
  await choices.getByRole('radio', { name: /^50 min/ }).check();
  await picker.forWhom('Hotstone massage').selectOption('Gast 2');
  await choices.getByRole('button', { name: 'Voeg toe: Hotstone massage' }).tap();
  await expect(times.dialog).toContainText('Hotstone massage, 50 min');
  await times.take('15:00');
  await expect(times.dialog).toHaveCount(0);
  await expect(choices).toHaveCount(0);
  await expect(picker.said('Hotstone massage', 'Toegevoegd voor gast 2')).toBeVisible();

  await expect(flow.progress).toHaveAccessibleName('Stap 1 van 3: Reservering');
  await expect(flow.basket).toHaveAccessibleName(/^Je reservering, 1 product, €\s79,-$/);
  await flow.basket.tap();
  await expect(flow.guest(2, flow.sheet)).toContainText('15:00 – 15:50');
  await expect(flow.guest(1, flow.sheet)).toContainText('Geen producten voor deze gast');
  await flow.sheet.getByRole('button', { name: 'Volgende' }).tap();
  await identify(visit);
  await goToPayment(visit, { slug });
  await checkout.payWithIdeal();
  await provider.pay.tap();
  await expect(success.confirmed).toBeVisible();
});

test(
  'on a phone the choices and the times are two steps of one window, and going back keeps what was chosen',
  { tag: '@full' },
  async ({ visit, server }) => {
    const { page, calendar, picker, times } = visit;
    await page.goto(`/flow/${slug}`);
    await calendar.pickInDialog(await dateAt(server, days.phone));
    await picker.add('Hotstone massage').tap();
    const choices = page.getByRole('dialog', { name: 'Hotstone massage' });
    const add = choices.getByRole('button', { name: 'Voeg toe: Hotstone massage' });
    await choices.getByRole('radio', { name: /^50 min/ }).check();
    await picker.forWhom('Hotstone massage').selectOption('Gast 2');
    await add.tap();
    await expect(times.times).toBeVisible();
    await expect(times.dialog.getByRole('heading', { name: 'Beschikbare tijden' })).toBeFocused();
    await expect(page.locator('dialog:modal')).toHaveCount(1);

    await times.cancel.tap();
    await expect(add).toBeFocused();
    await expect(choices.getByRole('radio', { name: /^50 min/ })).toBeChecked();
    await expect(picker.forWhom('Hotstone massage')).toHaveValue('2');
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog:modal')).toHaveCount(0);
  },
);

test(
  'on a phone a refusal is shown in the window of the treatment, and an alternative is booked there',
  { tag: '@full' },
  async ({ visit, server }) => {
    const { page, calendar, picker, times, flow } = visit;
    const date = await dateAt(server, days.refused);
    await page.goto(`/flow/${slug}`);
    await calendar.pickInDialog(date);
    await picker.category('Gezicht').check();
    await picker.add('Gezicht puur').tap();
    const choices = page.getByRole('dialog', { name: 'Gezicht puur' });
    await choices.getByRole('button', { name: 'Voeg toe: Gezicht puur' }).tap();
    await times.time('12:00').check();
    await takeEverybody(server, { slug, product: sold.facial, date, at: '12:00' });
    await times.add.tap();
    await expect(choices).toContainText('De therapeuten die dit doen, zijn bezet.');
    const offer = choices.getByRole('button', { name: /^\d\d:\d\d$/ }).first();
    const at = (await offer.textContent()) ?? '';
    await offer.tap();
    await expect(choices).toHaveCount(0);
    await expect(picker.said('Gezicht puur', 'Toegevoegd voor gast 1')).toBeVisible();
    await flow.basket.tap();
    await expect(flow.guest(1, flow.sheet)).toContainText(`50 min · ${at} – `);
  },
);

test(
  'plans are requested in the basket of a phone, and the booked one stands there',
  { tag: '@full' },
  async ({ visit }) => {
    const { flow, proposals, site } = visit;
    await openDay(visit, {
      slug,
      day: days.phone,
      requests: [
        { product: sold.headMassage, guests: [1], at: '11:00' },
        { product: sold.headMassage, guests: [2], at: '17:00' },
      ],
    });
    await flow.basket.tap();
    await proposals.ask.tap();
    await expect(proposals.plan('Samen')).toBeVisible();
    const planned = await proposals.itemsOf('Samen', 2).innerText();
    await proposals.take('Samen').tap();
    await expect(proposals.dialog).toHaveCount(0);
    await expect(site.successToast).toContainText('Het plan staat in je overzicht');
    await site.expectUncovered(flow.usableNext.last());
    const at = /\d\d:\d\d/.exec(planned)?.[0] ?? 'no time';
    if ((await flow.sheet.count()) === 0) await flow.basket.tap();
    for (const guest of [1, 2]) await expect(flow.guest(guest, flow.sheet)).toContainText(`min · ${at} – `);
  },
);

test(
  'no page of treatments and arrangements scrolls sideways on a phone',
  { tag: '@full' },
  async ({ visit, page }) => {
    const { calendar, picker, times, proposals, flow } = visit;
    const expectNoSideways = async (): Promise<void> => {
      const over = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(await over()).toBeLessThanOrEqual(0);
    };
    await openDay(visit, {
      slug: 'arrangementen',
      day: days.phone,
      stay: { arrival: '10:00', departure: '19:00' },
      requests: [{ arrangement: sold.dayOfRest, choices: [sold.footMassage], guests: [1, 2] }],
    });
    await expect(picker.cards.first()).toBeVisible();
    await expectNoSideways();
    await calendar.change.tap();
    await expectNoSideways();
    await page.goto('/flow/arrangementen/2');
    await picker.add('Rugmassage').tap();
    await expectNoSideways();
    await page.getByRole('dialog').getByRole('button', { name: 'Voeg toe: Rugmassage' }).tap();
    await expect(times.times).toBeVisible();
    await expectNoSideways();
    await times.cancel.tap();
    await page.keyboard.press('Escape');
    await flow.basket.tap();
    await proposals.ask.tap();
    await expect(proposals.plans.first()).toBeVisible();
    await expectNoSideways();
  },
);

test('on a phone the day that is still to be chosen is a step of the same window', async ({ visit, server }) => {
  const { page, calendar, picker, times } = visit;
  await page.goto(`/flow/${slug}`);
  await picker.add('Hotstone massage').tap();
  const choices = page.getByRole('dialog', { name: 'Hotstone massage' });
  const add = choices.getByRole('button', { name: 'Voeg toe: Hotstone massage' });
  await choices.getByRole('radio', { name: /^50 min/ }).check();
  await add.tap();
  await expect(page.getByRole('heading', { name: 'Kies een datum' })).toBeFocused();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(add).toBeFocused();
  await add.tap();
  await calendar.pick(await dateAt(server, days.phone));
  await expect(times.times).toBeVisible();
  await expect(page.locator('dialog:modal')).toHaveCount(1);
  await times.take('15:00');
  await expect(picker.said('Hotstone massage', 'Toegevoegd voor gast 1')).toBeVisible();
});
