import { expect } from '@playwright/test';
import { ask } from '../../support/api.ts';
import { bram } from '../../support/customers.ts';
import { days } from '../../support/days.ts';
import type { PlannedDay } from '../../support/days.ts';
import { cancelByStaff, staffToken } from '../../support/staff.ts';
import type { Visit } from '../../support/test.ts';
import { mailAbout } from '../../support/testControl.ts';
import type { FlowName } from '../model/flows.ts';
import { walkedFlows } from '../model/flows.ts';

/** What this visitor did, by which the server is judged. */
export type Basket = {
  flow: FlowName;
  /** Which day is to be chosen; null for one of those that paths have. */
  day: string | null;
  /** When treatments and arrangements are booked without one. */
  planned: PlannedDay;
  /** The day that was chosen. */
  date: string;
  /** Names of products, per guest. */
  guests: string[][];
  /** What was asked for last, for which guest, and at what time. */
  request: { product: string; guest: number; at: string } | null;
  /** Which product was chosen inside an arrangement. */
  parts: { guest: number; arrangement: string; part: string }[];
  /** What is to be paid when the order is placed, in cents, as the server says. */
  due: number;
  /** Cents of it that a gift card pays. */
  redeemed: number;
  /** Staff cancelled it, of which the page does not know. */
  isCancelled: boolean;
  /** Where the bank asks for the money. */
  bankUrl: string;
  remarks: number;
  /** Who comes in the evening has an entry and times of their own. */
  isEvening: boolean;
  question: 'removal' | 'personCount' | 'emptying' | null;
  customer: { email: string; password: string };
};

type Product = { name: string; type: number; checkinType: boolean; products?: { name: string }[] };
type Held = {
  id: string;
  session: { expiresAt: string };
  serverTime: string;
  persons: { number: number; products: Product[] }[];
  startDate: string;
  total: number;
  totalPayNow: number;
  totalMayPayNow: number;
};
type Booked = { id: string; totalOpen: number; totalPaid: number; total: number };

export const newBasket = (flow: FlowName, day: string | null = null, planned: PlannedDay = days.paths): Basket => ({
  flow,
  day,
  planned,
  date: '',
  guests: walkedFlows[flow].type >= 5 ? [[]] : [[], []],
  request: null,
  parts: [],
  due: 0,
  redeemed: 0,
  isCancelled: false,
  bankUrl: '',
  remarks: 0,
  isEvening: false,
  question: null,
  customer: bram,
});

export const sessionOf = ({ page }: Visit): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('reservation_session'));

/** What the server holds for the session of this browser; null without one, and when it was given up. */
export async function heldBy(visit: Visit, slug: string): Promise<Held | null> {
  const session = await sessionOf(visit);
  if (session === null) return null;
  return ask<Held>(visit.server, { method: 'GET', path: `/reservation/${slug}`, session }).catch((error: Error) => {
    if (error.message.includes('reservation_cancelled')) return null;
    throw error;
  });
}

const guestsOf = ({ persons }: Held): string[][] =>
  persons
    .toSorted((a, b) => a.number - b.number)
    .map(({ products }) =>
      products
        .filter((product) => !isStay(product))
        .map(({ name }) => name)
        .toSorted(),
    );

/** The time that comes with an entry is a product of its own. */
const activity = 0;
const isStay = ({ type, checkinType }: Product): boolean => checkinType && type === activity;

/** The server holds for each guest what this visitor chose, and nothing more. */
export async function expectHeld(visit: Visit, { flow, guests }: Basket): Promise<void> {
  const isEmpty = guests.every((products) => products.length === 0);
  const held = async (): Promise<string[][]> => {
    const reservation = await heldBy(visit, walkedFlows[flow].slug);
    const onServer = reservation === null ? [] : guestsOf(reservation);
    return isEmpty ? onServer.filter((products) => products.length > 0) : onServer;
  };
  const chosen = isEmpty ? [] : guests.map((products) => products.toSorted());
  await expect.poll(held, { message: 'what each guest has on the server' }).toEqual(chosen);
}

/** The server holds it for the day that was chosen, and in each arrangement what was chosen. */
export async function expectChosen(visit: Visit, { flow, date, parts }: Basket): Promise<void> {
  const held = await heldBy(visit, walkedFlows[flow].slug);
  if (held === null) return;
  if (date !== '') expect(held.startDate, 'the day on the server').toBe(date);
  const insideOf = (guest: number, arrangement: string): string[] =>
    held.persons
      .filter(({ number }) => number === guest)
      .flatMap(({ products }) => products.filter(({ name }) => name === arrangement))
      .flatMap(({ products = [] }) => products.map(({ name }) => name));
  for (const { guest, arrangement, part } of parts)
    expect(insideOf(guest, arrangement), `inside ${arrangement} of guest ${guest}`).toContain(part);
}

/** Before the page leaves the site, where the browser no longer says whose the reservation is. */
export async function noteDue(visit: Visit, basket: Basket): Promise<void> {
  const { totalPayNow, totalMayPayNow } = (await heldBy(visit, walkedFlows[basket.flow].slug))!;
  basket.due = totalPayNow || totalMayPayNow;
}

/** The bank asks to the cent what the server has as to be paid now, or when that is nothing, what may be paid. */
export async function expectAsked({ provider }: Visit, { due }: Basket): Promise<void> {
  const amount = await provider.amount.innerText();
  expect(Number(amount.replaceAll(/\D/g, '')), 'what the bank asks').toBe(due);
}

/** The page shows what all of it costs, to the cent. */
export async function expectTotal(visit: Visit, { flow }: Basket): Promise<void> {
  const { total } = (await heldBy(visit, walkedFlows[flow].slug)) ?? { total: 0 };
  if (total === 0) return;
  await expect.poll(() => visit.flow.shownTotal(), { message: 'the total that the page shows' }).toBe(total);
}

/** The venue has what the page says: this number, paid or still open; and the customer has the mail about it. */
export async function expectBooked({ server, success }: Visit, basket: Basket, isPaid: boolean): Promise<void> {
  const { customer, redeemed, due } = basket;
  const paid = (isPaid ? due : 0) + redeemed;
  const number = await success.number();
  const path = `/admin/reservations/by-number/${number}`;
  const booked = await ask<Booked>(server, { method: 'GET', path, token: await staffToken(server) });
  expect(booked.totalPaid).toBe(paid);
  expect(booked.totalOpen).toBe(booked.total - paid);
  await mailAbout(server, customer.email, number);
  // All paths spend the visits of one card: cancelled, these are on it again.
  if (walkedFlows[basket.flow].paysWithVisits) await cancelByStaff(server, booked.id);
}
