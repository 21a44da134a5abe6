import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { newCustomer } from '../support/customers.ts';
import { adminPage } from '../support/pages/adminPage.ts';
import { savedIn } from '../support/pages/saveBar.ts';
import { ownInstallation, startServer } from '../support/server.ts';
import { Tally } from '../support/tally.ts';
import { visitIn } from '../support/test.ts';

test.use({ viewport: { width: 1280, height: 900 } });

const weekdays = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];
const productList = 'name_nl;price;duration;needs;categories;visible\nRugmassage;65,00;50;Masseur;Massage;yes\n';

type Step = { step: string; taps: number; fields: number; seconds: number };

/** Counts and times what is done one step after another. */
function countedSteps(tally: Tally) {
  const steps: Step[] = [];
  return {
    steps,
    async step(name: string, act: () => Promise<void>): Promise<void> {
      const { taps, fields } = tally;
      const began = performance.now();
      await test.step(name, act);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      steps.push({ step: name, taps: tally.taps - taps, fields: tally.fields - fields, seconds });
    },
  };
}

/** What an owner does in the office, each tap and field counted. */
function office(page: Page, tally: Tally) {
  const { menu } = adminPage(page);
  const save = page.getByRole('button', { name: 'Opslaan', exact: true });
  const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true }).first();
  return {
    toSection: (name: string) => tally.tap(menu.getByRole('link', { name, exact: true })),
    follow: (name: string) => tally.tap(link(name)),
    press: (name: string) => tally.tap(page.getByRole('main').getByRole('button', { name, exact: true })),
    text: (name: string, text: string) => tally.type(page.getByRole('textbox', { name, exact: true }).first(), text),
    title: (name: string) => expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible(),
    save: () => tally.tap(save),
    async saved(): Promise<void> {
      await tally.tap(save);
      await expect(savedIn(page)).toBeVisible();
    },
    async everyDay(): Promise<void> {
      for (const day of weekdays) {
        const group = page.getByRole('group', { name: day, exact: true });
        await tally.tap(group.getByRole('button', { name: 'Blok toevoegen' }));
      }
    },
  };
}

test(
  'from an empty database an owner has a venue that takes its first booking',
  { tag: '@full' },
  async ({ page }, info) => {
    const server = await startServer(ownInstallation);
    const tally = new Tally();
    const { steps, step } = countedSteps(tally);
    const { toSection, follow, press, text, title, save, saved, everyDay } = office(page, tally);

    await step('set-up: owner, venue and opening times', async () => {
      await page.goto(/set up +(\S+)/.exec(server.said())?.[1] ?? '');
      const form = page.getByRole('form', { name: 'Aan de slag' });
      await tally.type(form.getByLabel('Voornaam'), 'Noor');
      await tally.type(form.getByLabel('Achternaam'), 'Bakker');
      await tally.type(form.getByLabel('E-mailadres', { exact: true }), 'noor@duin.example');
      await tally.type(form.getByLabel('Wachtwoord', { exact: true }), 'helmgras-in-de-wind');
      await tally.type(form.getByLabel('Herhaal wachtwoord'), 'helmgras-in-de-wind');
      await tally.type(form.getByLabel('Naam', { exact: true }), 'Thermen Duin');
      await tally.type(form.getByLabel('E-mailadres voor vragen'), 'hallo@duin.example');
      for (const day of weekdays) await tally.tap(form.getByLabel(day));
      await tally.type(form.getByLabel('Van', { exact: true }), '09:00');
      await tally.type(form.getByLabel('Tot', { exact: true }), '17:00');
      await tally.tap(form.getByRole('button', { name: 'Begin' }));
      await expect(page).toHaveURL(`${server.url}/admin/products`);
    });
    const firstSteps = page.getByRole('main').getByRole('list').filter({ hasText: 'Zet de flow op de startpagina' });
    const therapists = 'Zet erin wie behandelingen geeft, en wanneer';
    await page.getByRole('link', { name: 'Nog nodig voor de eerste boeking' }).click();
    await expect(firstSteps.getByRole('listitem')).toHaveText([
      'Gedaan:Vul in wanneer je open bent',
      `${therapists} (alleen als je behandelingen geeft)`,
      'Maak producten, of importeer je lijst',
      'Maak een flow en publiceer hem',
      'Zet de flow op de startpagina',
    ]);
    await expectAccessible(page);
    await step('a therapist with hours', async () => {
      await follow(therapists);
      await follow('Toevoegen');
      await follow('Soort toevoegen');
      await text('Nederlands', 'Masseur');
      await save();
      await title('Masseur');
      await follow('Therapeuten en ruimtes');
      await follow('Toevoegen');
      await text('Naam', 'Aino');
      await save();
      await title('Aino');
      await follow('Rooster');
      await follow('Weekrooster');
      await everyDay();
      await saved();
    });
    await step('a list of products', async () => {
      await toSection('Producten');
      await press('Importeer');
      const dialog = page.getByRole('dialog', { name: 'Producten uit een bestand' });
      await tally.attach(dialog.getByLabel('CSV-bestand (UTF-8) of JSON-bestand'), 'lijst.csv', productList);
      await tally.tap(dialog.getByRole('button', { name: 'Opslaan' }));
      await expect(dialog).toBeHidden();
    });
    await step('a flow, published', async () => {
      await toSection('Flows');
      await follow('Nieuwe flow');
      await tally.type(page.getByLabel('Naam in het Nederlands'), 'Behandelingen');
      await tally.tap(page.getByRole('radio', { name: 'Behandelingen', exact: true }));
      await press('Maak de flow');
      await tally.choose(page.getByLabel('Categorie toevoegen').first(), 'Massage (1 te kiezen)');
      await tally.tap(page.getByRole('radio', { name: 'Op locatie', exact: true }));
      await saved();
      await press('Publiceren');
      await expect(page.getByRole('region', { name: 'Voor bezoekers' })).toContainText('Gepubliceerd');
    });
    await page.goto(`${server.url}/admin`);
    await expect(firstSteps.getByRole('listitem')).toHaveText([
      'Gedaan:Vul in wanneer je open bent',
      `Gedaan:${therapists}`,
      'Gedaan:Maak producten, of importeer je lijst',
      'Gedaan:Maak een flow en publiceer hem',
      'Zet de flow op de startpagina',
    ]);
    await step('the start page', async () => {
      await follow('Zet de flow op de startpagina');
      await press('Onderdeel toevoegen');
      await tally.choose(page.getByLabel('Kaart toevoegen'), 'Behandelingen');
      await saved();
    });
    await adminPage(page).menu.getByRole('link', { name: 'Dagbord' }).click();
    await title('Dagbord');
    await expect(page.getByText('Aino').first()).toBeVisible();
    await expect(firstSteps).toHaveCount(0);
    await step('payment methods', async () => {
      await toSection('Instellingen');
      await follow('Betalen');
      await tally.tap(page.getByRole('checkbox', { name: 'Bancontact' }));
      await saved();
    });
    await step('the first booking, as a visitor', async () => {
      const visit = visitIn(page, server);
      await page.goto(server.url);
      await tally.tap(visit.start.reserve('Behandelingen'));
      await tally.tap(visit.calendar.pill);
      await tally.tap(page.getByRole('button', { name: /, beschikbaar$/ }).last());
      await tally.tap(visit.picker.add('Rugmassage'));
      await tally.tap(visit.times.time('14:00'));
      await tally.tap(visit.times.add);
      await expect(visit.flow.guest(1)).toContainText('14:00 – 14:50');
      await tally.tap(visit.flow.next);
      const { registerForm, field, panel, submitRegistration } = visit.details;
      const { firstName, lastName, gender, email, phone, password } = newCustomer();
      await tally.tap(panel('Registreren'));
      await tally.type(registerForm.getByLabel('Voornaam'), firstName);
      await tally.type(registerForm.getByLabel('Achternaam'), lastName);
      await tally.tap(registerForm.getByRole('radiogroup', { name: 'Geslacht' }).getByRole('radio', { name: gender }));
      await tally.type(registerForm.getByLabel('E-mailadres'), email);
      await tally.type(registerForm.getByLabel('Telefoonnummer'), phone);
      await tally.type(field('Wachtwoord'), password);
      await tally.type(field('Herhaal wachtwoord'), password);
      await tally.tap(submitRegistration);
      await expect(visit.details.reviewHeading).toBeVisible();
      await tally.tap(visit.flow.next);
      await tally.tap(visit.checkout.placeOrder);
      await expect(visit.success.confirmed).toBeVisible();
    });
    await server.stop();
    info.annotations.push({ type: 'from nothing to a booking', description: JSON.stringify(steps) });
    const { taps, fields } = tally;
    console.table([...steps, { step: 'in all', taps, fields }]);
    expect({ taps, fields }).toEqual({ taps: 78, fields: 21 });
  },
);
