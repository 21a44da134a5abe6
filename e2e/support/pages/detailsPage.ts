import type { Page } from '@playwright/test';
import type { NewCustomer } from '../customers.ts';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

/** The info step: log in, register, or look through what is known. */
export function detailsPage(page: Page, texts: Texts = dutch) {
  const loginForm = page.getByRole('form', { name: texts.text('login.title') });
  const registerForm = page.getByRole('form', { name: texts.text('register.title') });
  const panel = (name: string) => page.getByRole('heading', { level: 2, name }).getByRole('button');
  const field = (name: string) => registerForm.getByLabel(name, { exact: true });

  const fill = async (customer: NewCustomer): Promise<void> => {
    await registerForm.getByLabel('Voornaam').fill(customer.firstName);
    await registerForm.getByLabel('Achternaam').fill(customer.lastName);
    await registerForm
      .getByRole('radiogroup', { name: 'Geslacht' })
      .getByRole('radio', { name: customer.gender })
      .check();
    await registerForm.getByLabel('E-mailadres').fill(customer.email);
    await registerForm.getByLabel('Telefoonnummer').fill(customer.phone);
    await registerForm.getByLabel('Postcode').fill(customer.zipCode);
    await registerForm.getByLabel('Huisnummer').fill(customer.houseNumber);
    await registerForm.getByLabel('Straat').fill(customer.street);
    await registerForm.getByLabel('Plaats').fill(customer.city);
    await field('Wachtwoord').fill(customer.password);
    await field('Herhaal wachtwoord').fill(customer.password);
  };
  const submitRegistration = registerForm.getByRole('button', { name: texts.text('register.submit') });
  const submitLogin = loginForm.getByRole('button', { name: texts.text('login.submit') });

  return {
    panel,
    loginForm,
    registerForm,
    field,
    fill,
    submitRegistration,
    submitLogin,
    logIn: async ({ email, password }: { email: string; password: string }): Promise<void> => {
      await loginForm.getByLabel(texts.text('customer.email')).fill(email);
      await loginForm.getByLabel(texts.text('customer.password'), { exact: true }).fill(password);
      await submitLogin.click();
    },
    register: async (customer: NewCustomer): Promise<void> => {
      await panel('Registreren').click();
      await fill(customer);
      await submitRegistration.click();
    },
    reviewHeading: page.getByRole('heading', { level: 1, name: texts.text('details.review.title'), exact: true }),
    orderHeading: page.getByRole('heading', { level: 1, name: texts.text('flow.summary.order'), exact: true }),
    fact: (name: string) => page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd'),
    /** Visits left on the multi-visit cards, in a flow that they pay. */
    visits: page.getByRole('main').getByRole('status').filter({ hasText: 'badenkaart' }),
    /** The customer is known, and does not belong to the reservation yet. */
    linkFailed: page.getByText('Er is iets misgegaan bij het toevoegen van de gebruiker'),
    linkAgain: page.getByRole('main').getByRole('button', { name: 'Opnieuw proberen' }),
    change: page.getByRole('button', { name: 'Gegevens wijzigen' }),
    editDialog: page.getByRole('dialog', { name: 'Gegevens wijzigen' }),
    remarks: page.getByLabel(/^Opmerkingen toevoegen/),
    /** Pixels from the field to the end of its card. */
    roomUnderRemarks: (): Promise<number> =>
      page.getByLabel(/^Opmerkingen toevoegen/).evaluate((field) => {
        let card: Element | null = field;
        while (card && getComputedStyle(card).boxShadow === 'none') card = card.parentElement;
        return (card?.getBoundingClientRect().bottom ?? Infinity) - field.getBoundingClientRect().bottom;
      }),
    remarksSaved: page.getByText('Opmerking opgeslagen'),
  };
}
