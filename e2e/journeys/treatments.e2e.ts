import { dateAt } from '../support/bookings.ts';
import { sold } from '../support/catalogue.ts';
import { bram } from '../support/customers.ts';
import { days } from '../support/days.ts';
import { goToPayment, identify, openDay } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import { mailAbout } from '../support/testControl.ts';

const slug = 'behandelingen';

test(
  'four friends each have another treatment at a time of their choice, and pay for all of them',
  { tag: '@full' },
  async ({ visit, server }) => {
    const { start, checkin, calendar, picker, times, flow, checkout, provider, success } = visit;
    const date = await dateAt(server, days.friends);
    const requests = [
      { category: 'Massage', name: 'Rugmassage', at: '14:00', till: '14:25' },
      { category: 'Gezicht', name: 'Gezicht puur', at: '14:00', till: '14:50' },
      { category: 'Lichaam', name: 'Kleipakking', at: '15:30', till: '16:20' },
      { category: 'Hammam', name: 'Rasul met klei', at: '16:00', till: '16:45' },
    ];
    await start.open();
    await start.reserve('Behandelingen').click();
    await expect(picker.heading).toHaveText('Kies een behandeling');
    await checkin.morePersons.click();
    await checkin.morePersons.click();
    await expect(checkin.persons).toContainText('4 personen');
    await calendar.pickInDialog(date);

    for (const [index, { category, name, at, till }] of requests.entries()) {
      const guest = index + 1;
      await picker.category(category).check();
      await expect(picker.forWhom(name)).toHaveValue(String(guest));
      await picker.add(name).click();
      await expect(times.dialog).toContainText(`Gast ${guest} · `);
      await expect(times.add).toBeDisabled();
      await times.take(at);
      await expect(picker.said(name, `Toegevoegd voor gast ${guest}`)).toBeVisible();
      await expect(flow.guest(guest)).toContainText(name);
      await expect(flow.guest(guest)).toContainText(`${at} – ${till}`);
    }

    await flow.next.click();
    await identify(visit);
    await goToPayment(visit, { slug });
    await expect(flow.summary).toContainText('14:00 – 16:45');
    await checkout.payWithIdeal();
    await provider.pay.click();
    await expect(success.confirmed).toBeVisible();
    const mail = await mailAbout(server, bram.email, await success.number());
    for (const { name, at } of requests) expect(mail.text).toMatch(new RegExp(`${at}.*${name}|${name}.*${at}`));
  },
);

test('a couple’s massage is for both, and taking it from one takes it from the other, after a question', async ({
  visit,
  server,
}) => {
  const { picker, times, calendar, flow, page } = visit;
  await page.goto(`/flow/${slug}`);
  await calendar.pickInDialog(await dateAt(server, days.couple));
  await expect(picker.forWhom('Duomassage')).toHaveValue('1,2');
  await picker.length('Duomassage', 80).check();
  await picker.add('Duomassage').click();
  await expect(times.dialog).toContainText('Duomassage, 80 min');
  await times.take('16:00');
  await expect(picker.said('Duomassage', 'Toegevoegd voor gast 1 en 2')).toBeVisible();
  for (const guest of [1, 2]) await expect(flow.guest(guest)).toContainText('16:00 – 17:20');

  await flow.remove('Duomassage, 80 min', 2).click();
  await expect(flow.question).toContainText('Dit gaat er ook voor gast 1 uit.');
  await flow.question.getByRole('button', { name: 'Annuleren' }).click();
  for (const guest of [1, 2]) await expect(flow.guest(guest)).toContainText('16:00 – 17:20');
  await flow.remove('Duomassage, 80 min', 2).click();
  await flow.question.getByRole('button', { name: 'Verwijderen' }).click();
  for (const guest of [1, 2]) await expect(flow.guest(guest)).toContainText('Geen producten voor deze gast');
  await flow.expectState('draft');
});

test('somebody who comes alone cannot have what is for two, and reads why', async ({ visit, server }) => {
  const { checkin, calendar, picker, times, page } = visit;
  await page.goto(`/flow/${slug}`);
  await checkin.fewerPersons.click();
  await calendar.pickInDialog(await dateAt(server, days.couple));
  await expect(picker.add('Duomassage')).toHaveAttribute('aria-disabled', 'true');
  await expect(picker.add('Duomassage')).toHaveAccessibleDescription(
    'Hiervoor kom je met zijn tweeën. Verhoog het aantal personen.',
  );
  await picker.add('Duomassage').click({ force: true });
  await expect(times.dialog).toHaveCount(0);
});

test(
  'taking one treatment from a guest leaves that guest’s other one and those of the others',
  { tag: '@full' },
  async ({ visit }) => {
    const { flow } = visit;
    await openDay(visit, {
      slug,
      day: days.removal,
      requests: [
        { product: sold.backMassage, guests: [1, 2], at: '15:00' },
        { product: sold.hammamScrub, guests: [1], at: '16:00' },
      ],
    });
    await flow.remove('Rugmassage', 1).click();
    await flow.question.getByRole('button', { name: 'Verwijderen' }).click();
    await expect(flow.guest(1)).not.toContainText('Rugmassage');
    await expect(flow.guest(1)).toContainText('Hammamscrub');
    await expect(flow.guest(2)).toContainText('Rugmassage');
  },
);
