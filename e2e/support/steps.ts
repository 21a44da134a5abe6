import { expect } from '@playwright/test';
import { bram } from './customers.ts';
import type { Stay } from './pages/checkinPage.ts';
import type { Visit } from './test.ts';

export interface Entry {
  slug: string;
  /** Which bookable day of the coming month, counted from 0. */
  day: number;
  stay: Stay;
}

export const entree: Entry = { slug: 'entree', day: 4, stay: { arrival: '11:00', departure: '15:00' } };
export const evening: Entry = { slug: 'avondentree', day: 7, stay: { arrival: '17:30', departure: '21:00' } };
export const morning: Entry = { slug: 'ochtendbad', day: 5, stay: { arrival: '08:30', departure: '11:00' } };

/** Chooses an entry for the persons of the draft and adds it; gives the day. */
export async function addEntry({ page, checkin }: Visit, entry: Entry = entree): Promise<string> {
  await checkin.open(entry.slug);
  const date = await checkin.pickDay(entry.day);
  await checkin.pickTimes(entry.stay);
  await checkin.add.click();
  await expect(page).toHaveURL(`/flow/${entry.slug}/info`);
  return date;
}

/** Logs in at the info step and waits until the customer belongs to the reservation. */
export async function identify(
  { details }: Visit,
  customer: { email: string; password: string } = bram,
): Promise<void> {
  await details.logIn(customer);
  await expect(details.reviewHeading).toBeVisible();
}

export async function goToPayment(visit: Visit, entry: Entry = entree): Promise<void> {
  await visit.flow.next.click();
  await expect(visit.page).toHaveURL(`/flow/${entry.slug}/payment`);
  await visit.flow.expectState('paying');
}

/** An entry for two, known customer, at the payment step. */
export async function bookUpToPayment(visit: Visit, entry: Entry = entree): Promise<string> {
  const date = await addEntry(visit, entry);
  await identify(visit);
  await goToPayment(visit, entry);
  return date;
}
