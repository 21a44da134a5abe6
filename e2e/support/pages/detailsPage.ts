import type { Locator, Page } from '@playwright/test';
import type { NewCustomer } from '../customers.ts';
import { dutch } from '../texts.ts';
import type { Texts } from '../texts.ts';

const genders: Record<NewCustomer['gender'], string> = { Vrouw: 'f', Man: 'm', Anders: 'x' };

/** The info step: log in, register, or look through what is known. */
export function detailsPage(page: Page, texts: Texts = dutch) {
  const loginForm = page.getByRole('form', { name: texts.text('login.title') });
  const registerForm = page.getByRole('form', { name: texts.text('register.title') });
  const panel = (name: string) => page.getByRole('heading', { level: 2, name }).getByRole('button');
  const field = (name: string) => registerForm.getByLabel(name, { exact: true });

  /** A label that begins so: 'Nom' is also the end of 'Prénom'. */
  const called = (name: string): Locator =>
    registerForm.getByLabel(new RegExp(`^${texts.text(`customer.${name}`)}(?: \\(|$)`));

  const fill = async (customer: NewCustomer): Promise<void> => {
    await called('firstName').fill(customer.firstName);
    await called('lastName').fill(customer.lastName);
    await registerForm
      .getByRole('radiogroup', { name: texts.text('customer.gender') })
      .getByRole('radio', { name: texts.text(`customer.gender.${genders[customer.gender]}`) })
      .check();
    await called('email').fill(customer.email);
    await called('phone').fill(customer.phone);
    await called('zipCode').fill(customer.zipCode);
    await called('houseNumber').fill(customer.houseNumber);
    await called('street').fill(customer.street);
    await called('city').fill(customer.city);
    await field(texts.text('customer.password')).fill(customer.password);
    await field(texts.text('customer.passwordRepeat')).fill(customer.password);
  };
  const submitRegistration = registerForm.getByRole('button', { name: texts.text('register.submit') });
  const remarks = page.getByLabel(new RegExp(`^${texts.text('details.remarks')}`));
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
      await panel(texts.text('register.title')).click();
      await fill(customer);
      await submitRegistration.click();
    },
    reviewHeading: page.getByRole('heading', { level: 1, name: texts.text('details.review.title'), exact: true }),
    orderHeading: page.getByRole('heading', { level: 1, name: texts.text('flow.summary.order'), exact: true }),
    fact: (name: string) => page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd'),
    /** Visits left on the multi-visit cards, in a flow that they pay. */
    visits: page.getByRole('main').getByRole('status').filter({ hasText: 'badenkaart' }),
    /** The customer is known, and does not belong to the reservation yet. */
    linkFailed: page.getByText(texts.text('notice.link_failed')),
    linkAgain: page.getByRole('main').getByRole('button', { name: texts.text('common.retry') }),
    visitsAgain: page
      .getByRole('alert')
      .filter({ hasText: texts.text('details.visits.failed') })
      .getByRole('button', { name: texts.text('common.retry') }),
    change: page.getByRole('button', { name: texts.text('customer.edit') }),
    editDialog: page.getByRole('dialog', { name: texts.text('customer.edit.title') }),
    remarks,
    /** Pixels from the field to the end of its card. */
    roomUnderRemarks: (): Promise<number> =>
      remarks.evaluate((field) => {
        let card: Element | null = field;
        while (card && getComputedStyle(card).boxShadow === 'none') card = card.parentElement;
        return (card?.getBoundingClientRect().bottom ?? Infinity) - field.getBoundingClientRect().bottom;
      }),
    remarksSaved: page.getByText(texts.text('details.remarks.saved')),
    remarksFailed: page.getByText(texts.text('details.remarks.failed')),
  };
}
