import { expect } from '@playwright/test';
import { linkCustomer, logIn } from './api.ts';
import { holdDay } from './bookings.ts';
import type { Group } from './bookings.ts';
import { bram } from './customers.ts';
import { holdEntry } from './entries.ts';
import type { Stay } from './pages/checkinPage.ts';
import type { Visit } from './test.ts';

export interface Entry {
  slug: string;
  /** Which bookable day of the coming month, counted from 0; late enough to be beyond the demo venue's full days. */
  day: number;
  stay: Stay;
}

export const entree: Entry = { slug: 'entree', day: 16, stay: { arrival: '11:00', departure: '15:00' } };
export const evening: Entry = { slug: 'avondentree', day: 17, stay: { arrival: '17:30', departure: '21:00' } };
export const morning: Entry = { slug: 'ochtendbad', day: 15, stay: { arrival: '08:30', departure: '11:00' } };

/** Chooses an entry for the persons of the draft on the page that is open, and adds it. */
export async function chooseEntry({ page, checkin }: Visit, entry: Entry = entree): Promise<string> {
  const date = await checkin.pickDay(entry.day);
  await checkin.pickTimes(entry.stay);
  await checkin.add.click();
  await expect(page).toHaveURL(`/flow/${entry.slug}/info`);
  return date;
}

/** An entry for two is held and the details are shown: the beginning of journeys that are about something later. */
export async function addEntry(visit: Visit, entry: Entry = entree): Promise<string> {
  const { date, session } = await holdEntry(visit.server, entry);
  await remember(visit, { reservation_session: session });
  await visit.page.goto(`/flow/${entry.slug}/info`);
  await expect(visit.flow.root).toHaveAttribute('data-step', 'info');
  return date;
}

/** An entry for two of a known customer, at the payment step in a language that is prefixed when it is not Dutch. */
export async function bookUpToPayment(visit: Visit, entry: Entry = entree, language = 'nl'): Promise<string> {
  const { server } = visit;
  const [{ date, session }, token] = await Promise.all([holdEntry(server, entry, language), logIn(server, bram)]);
  const linked = await linkCustomer(server, { slug: entry.slug, session, token, language });
  await remember(visit, { reservation_session: linked, customer_token: token });
  await visit.page.goto(`${language === 'nl' ? '' : `/${language}`}/flow/${entry.slug}/payment`);
  await visit.flow.expectState('paying');
  return date;
}

/** What a group has is held, and this browser has it open on a page of the flow; gives the date. */
export async function openDay(visit: Visit, group: Group, subpage = ''): Promise<string> {
  const { date, session } = await holdDay(visit.server, group);
  await remember(visit, { reservation_session: session });
  await visit.page.goto(`/flow/${group.slug}${subpage}`);
  await visit.flow.expectState(/^.(info|payment)$/.test(subpage) ? 'info' : 'selecting');
  return date;
}

/** Puts it where this browser keeps it for the site, on an address that runs no part of the site. */
export async function remember({ page }: Pick<Visit, 'page'>, facts: Record<string, string>): Promise<void> {
  await page.goto('/icon.svg');
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, Object.entries(facts));
}

/** Logs in at the info step and waits until the customer belongs to the reservation. */
export async function identify(
  { details }: Visit,
  customer: { email: string; password: string } = bram,
): Promise<void> {
  await details.logIn(customer);
  await expect(details.reviewHeading.or(details.orderHeading)).toBeVisible();
}

export async function goToPayment(visit: Visit, { slug }: Pick<Entry, 'slug'> = entree): Promise<void> {
  await visit.flow.next.click();
  await expect(visit.page).toHaveURL(`/flow/${slug}/payment`);
  await visit.flow.expectState('paying');
}
