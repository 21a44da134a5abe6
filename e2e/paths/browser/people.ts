import { expect } from '@playwright/test';
import type { Identity } from '#machines/identify/identify.types.ts';
import { anna, newCustomer } from '../../support/customers.ts';
import type { Visit } from '../../support/test.ts';
import type { StepKey } from '../model/visitorKeys.ts';
import { bram, wrongPassword } from '../model/world.ts';
import type { Click } from './clicks.ts';

/** Only one of the two forms is open. */
async function openLogin({ details, texts }: Visit): Promise<void> {
  if (!(await details.loginForm.isVisible())) await details.panel(texts.text('login.title')).click();
}

async function register({ details, texts }: Visit, email: string): Promise<void> {
  if (!(await details.registerForm.isVisible())) await details.panel(texts.text('register.title')).click();
  await details.fill(newCustomer({ email }));
  await details.submitRegistration.click();
}

/** Who books: who they are, their details, and what they have to say. */
export const people = {
  'identify form.submitted': async (visit, { event }, basket) => {
    const identity = event['form'] as Identity;
    if (basket.flow === 'withCard') basket.customer = anna;
    if (identity.kind === 'registration') {
      const isTaken = identity.form.email === bram;
      if (!isTaken) basket.customer = newCustomer();
      await register(visit, isTaken ? bram : basket.customer.email);
      return isTaken
        ? expect(visit.details.registerForm.getByText(visit.texts.text('form.email_taken')).first()).toBeVisible()
        : undefined;
    }
    await openLogin(visit);
    const isWrong = identity.form.password === wrongPassword;
    await visit.details.logIn(isWrong ? { ...basket.customer, password: wrongPassword } : basket.customer);
    if (isWrong) await expect(visit.details.loginForm.getByRole('alert')).not.toBeEmpty();
  },
  'visit link.retried': ({ details }) => details.linkAgain.click(),
  'visit details.requested': ({ details }) => details.change.click(),
  'details form.submitted': async ({ details, texts }, { to }) => {
    const save = details.editDialog.getByRole('button', { name: texts.text('common.save') });
    await save.click();
    if (to === 'changingDetails')
      await expect(details.editDialog.getByText(texts.text('customer.edit.failed'))).toBeVisible();
  },
  'details form.dismissed': ({ page }) => page.keyboard.press('Escape'),
  'visit remark.typed': async ({ details }, _step, basket) => {
    basket.remarks += 1;
    await details.remarks.fill(`Graag een rustige plek ${basket.remarks}`);
  },
  'visit remark.submitted': async ({ details }, { answered }) => {
    await details.remarks.focus();
    await details.remarks.blur();
    await expect(answered.includes('saveRemark ok') ? details.remarksSaved : details.remarksFailed).toBeVisible();
  },
  'visit visits.changed': ({ details }) => details.visitsAgain.click(),
  'visit text.typed': async (visit) => {
    await openLogin(visit);
    await visit.details.loginForm.getByLabel(visit.texts.text('customer.email')).fill('b');
    await expect(visit.flow.keepLonger).toHaveCount(0);
  },
} satisfies Partial<Record<StepKey, Click>>;
