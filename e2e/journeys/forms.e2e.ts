import type { Locator } from '@playwright/test';
import { bram, newCustomer } from '../support/customers.ts';
import { detailsPage } from '../support/pages/detailsPage.ts';
import { addEntry, evening } from '../support/steps.ts';
import { expect, test } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import { languages, textsIn } from '../support/texts.ts';

const summaryName = 'Er klopt nog iets niet';

async function openRegistration(visit: Visit): Promise<void> {
  await addEntry(visit, evening);
  await visit.details.panel('Registreren').click();
}

test('an empty registration names every field that is needed, and each line leads to its field', async ({ visit }) => {
  const { page, details } = visit;
  await openRegistration(visit);
  await expect(details.registerForm.getByText('verplicht veld')).toHaveCount(0);
  await details.submitRegistration.click();
  const summary = details.registerForm.getByRole('group', { name: summaryName });
  await expect(summary).toBeFocused();
  await expect(page).toHaveTitle(/^Fout: /);
  await expect(summary.getByRole('link')).toHaveText(
    [
      'Voornaam',
      'Achternaam',
      'Geslacht',
      'E-mailadres',
      'Telefoonnummer',
      'Postcode',
      'Huisnummer',
      'Straat',
      'Plaats',
      'Wachtwoord',
      'Herhaal wachtwoord',
    ].map((label) => `${label} is een verplicht veld`),
  );
  await summary.getByRole('link', { name: /^Straat/ }).click();
  const street = details.registerForm.getByLabel('Straat');
  await expect(street).toBeFocused();
  await expect(street).toHaveAttribute('aria-invalid', 'true');
  await expect(street).toHaveAccessibleDescription('Straat is een verplicht veld');
  await summary.getByRole('link', { name: /^Geslacht/ }).click();
  await expect(details.registerForm.getByRole('radio').first()).toBeFocused();
});

test('wrong input is explained in the specified words and stays in its field', async ({ visit }) => {
  const { details } = visit;
  await openRegistration(visit);
  const wrong = {
    email: 'geen adres',
    phone: '12',
    zipCode: '12345',
    houseNumber: 'twaalf',
    password: 'met spatie é',
  };
  await details.fill(newCustomer(wrong));
  await details.field('Herhaal wachtwoord').fill('anders');
  await details.submitRegistration.click();
  const summary = details.registerForm.getByRole('group', { name: summaryName });
  await expect(summary).toBeFocused();
  const described = (label: string) => details.registerForm.getByLabel(label, { exact: true });
  await expect(described('E-mailadres')).toHaveAccessibleDescription('Ongeldig e-mailadres');
  await expect(described('Telefoonnummer')).toHaveAccessibleDescription('Ongeldig telefoonnummer');
  await expect(described('Postcode')).toHaveAccessibleDescription('Ongeldige postcode');
  await expect(described('Huisnummer')).toHaveAccessibleDescription('Alleen getallen zijn geldig');
  await expect(described('Wachtwoord')).toHaveAccessibleDescription(
    /Wachtwoord mag alleen letters, cijfers en speciale tekens \(!@#\$%\^\*_\.-\) bevatten/,
  );
  await expect(described('Herhaal wachtwoord')).toHaveAccessibleDescription(/Wachtwoorden komen niet overeen/);
  await expect(described('Telefoonnummer')).toHaveValue(wrong.phone);
  await expect(described('Wachtwoord')).toHaveValue(wrong.password);

  await details.fill(newCustomer({ zipCode: ' 1234 ab ', phone: '+31 (0)6 1234 5678' }));
  await details.submitRegistration.click();
  await expect(details.reviewHeading).toBeVisible();
});

test('a password of seven characters is too short', async ({ visit }) => {
  const { details } = visit;
  await openRegistration(visit);
  await details.fill(newCustomer({ password: 'geheim1' }));
  await details.submitRegistration.click();
  await expect(details.field('Wachtwoord')).toHaveAccessibleDescription(/Wachtwoord moet minimaal 8 tekens bevatten/);
});

test('an e-mail address in use already is shown at its field, and what was typed stays', async ({ visit }) => {
  const { details } = visit;
  const registeredCustomer = newCustomer({ email: bram.email });
  await addEntry(visit, evening);
  await details.register(registeredCustomer);
  const email = details.registerForm.getByLabel('E-mailadres');
  await expect(email).toHaveAccessibleDescription('Dit e-mailadres is al geregistreerd');
  await expect(details.registerForm.getByRole('group', { name: summaryName })).toContainText(
    'Dit e-mailadres is al geregistreerd',
  );
  await expect(details.registerForm.getByLabel('Straat')).toHaveValue(registeredCustomer.street);
  await email.fill(newCustomer().email);
  await details.submitRegistration.click();
  await expect(details.reviewHeading).toBeVisible();
});

test('a wrong login is answered above the form without telling what was wrong', async ({ visit }) => {
  const { details } = visit;
  await addEntry(visit, evening);
  await details.logIn({ email: bram.email, password: 'verkeerd1' });
  const answer = details.loginForm.getByRole('alert');
  await expect(answer).not.toBeEmpty();
  const forKnown = await answer.textContent();
  await expect(details.loginForm.getByLabel('E-mailadres')).toHaveValue(bram.email);
  await details.logIn({ email: 'niemand@voorbeeld.example', password: 'verkeerd1' });
  await expect(details.submitLogin).not.toHaveAttribute('aria-disabled', 'true');
  await expect(answer).toHaveText(forKnown ?? '');
});

test('switching between logging in and registering keeps what was typed', async ({ visit }) => {
  const { details } = visit;
  await openRegistration(visit);
  await details.registerForm.getByLabel('Voornaam').fill('Joris');
  await details.panel('Inloggen').click();
  await expect(details.panel('Registreren')).toHaveAttribute('aria-expanded', 'false');
  await expect(details.registerForm).toHaveCount(0);
  await details.panel('Registreren').click();
  await expect(details.registerForm.getByLabel('Voornaam')).toHaveValue('Joris');
});

test('a customer changes the details at the info step', async ({ visit }) => {
  const { details, site } = visit;
  const customer = newCustomer();
  await addEntry(visit, evening);
  await details.register(customer);
  await expect(details.remarks).toHaveAccessibleDescription('Zet hier geen medische gegevens');
  await details.change.click();
  await details.editDialog.getByLabel('Telefoonnummer').fill('0201234567');
  await details.editDialog.getByLabel(/^Tussenvoegsel/).fill('van');
  await details.editDialog.getByRole('button', { name: 'Opslaan' }).click();
  await expect(details.editDialog).toHaveCount(0);
  await expect(site.successToast).toContainText('Je gegevens zijn bijgewerkt');
  await expect(details.fact('Achternaam')).toHaveText(/^van /);
});

test(
  'in every language postcode, number and addition stand apart on a phone, with their errors below',
  { tag: '@full' },
  async ({ visit }) => {
    const { page } = visit;
    await addEntry(visit);
    for (const texts of languages.map(textsIn)) {
      await page.goto(`${texts.prefix}/flow/entree/info`);
      const { panel, registerForm, submitRegistration } = detailsPage(page, texts);
      await panel(texts.text('register.title')).click();
      await submitRegistration.click();
      const names = ['zipCode', 'houseNumber', 'houseNumberSuffix'].map((name) => texts.text(`customer.${name}`));
      for (const width of [390, 320]) {
        await page.setViewportSize({ width, height: 844 });
        const boxes = (
          await Promise.all(
            names.map((name) => boxesOf(registerForm.getByRole('textbox', { name: new RegExp(`^${name}( \\(|$)`) }))),
          )
        ).flat();
        expect(boxes).toHaveLength(8);
        const card = await registerForm.boundingBox();
        for (const [at, box] of boxes.entries()) {
          const others = boxes.filter((_other, index) => index !== at);
          expect(others.every((other) => !overlap(box, other))).toBe(true);
          expect(box.x + box.width).toBeLessThanOrEqual(card!.x + card!.width + 1);
        }
      }
    }
  },
);

type Box = { x: number; y: number; width: number; height: number };

/** Of a field, and of the words of its label and of what describes it. */
const boxesOf = (field: Locator): Promise<Box[]> =>
  field.evaluate((input: HTMLInputElement) => {
    const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
    const described = ids.flatMap((id) => document.getElementById(id) ?? []);
    const words = [...input.labels!, ...described].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range;
    });
    return [input, ...words].map((part) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return { x, y, width, height };
    });
  });

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;
