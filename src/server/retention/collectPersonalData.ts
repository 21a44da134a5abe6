import type { Customer, CustomerOrder, CustomerReservation, Language, PersonalData } from '#contract/names.ts';
import type { Clock } from '#server/adapters/clock.ts';
import { giftCardsOfCustomer, movementsOfGiftCard } from '#server/credits/giftCards/giftCards.service.ts';
import { listSubscriptions, visitHistory } from '#server/credits/subscriptions/subscriptions.service.ts';
import type { CustomerReservationsService } from '#server/booking/customer/customerReservations.service.ts';
import { paymentsOfReservation } from '#server/payments/staff/payments.service.ts';
import type { Db } from '#server/db/schema.ts';
import type { Venue } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import {
  readAccount,
  readCardWords,
  readLogins,
  readPasskeys,
  readPersonsPayments,
  readRemarks,
} from './personalData.repo.ts';

export interface CollectDeps {
  db: Db;
  clock: Clock;
  reservations: CustomerReservationsService;
  findCustomer(venueId: string, id: string): Promise<Customer | null>;
}

export interface PersonView {
  venue: Venue;
  language: Language;
  id: string;
}

/** Everything that is stored about a person. Throws `not_found`. */
export async function collectPersonalData(deps: CollectDeps, view: PersonView): Promise<PersonalData> {
  const { db } = deps;
  const { venue, language, id } = view;
  const { venueId } = venue;
  const person = { venueId, id };
  const [customer, account] = [await deps.findCustomer(venueId, id), await readAccount(db, person)];
  if (!customer || !account) throw problem('not_found');
  return {
    exportedAt: deps.clock.now().toISOString(),
    createdAt: account.createdAt.toISOString(),
    customer,
    note: account.note,
    formerEmails: account.formerEmails,
    reservations: await allReservations(deps, view),
    orders: await allOrders(deps, view),
    ...(await creditsOf(db, { venueId, customerId: id }, language)),
    payments: await paymentsOf(db, person),
    remarks: await readRemarks(db, person),
    cardWords: await readCardWords(db, person),
    logins: await readLogins(db, person),
    passkeys: await readPasskeys(db, person),
  };
}

const pageSize = 50;

async function allPages<Item extends { id: string }>(read: (before?: string) => Promise<Item[]>): Promise<Item[]> {
  const all: Item[] = [];
  for (;;) {
    const page = await read(all.at(-1)?.id);
    all.push(...page);
    if (page.length < pageSize) return all;
  }
}

const pageAfter = (before: string | undefined) => ({ limit: pageSize, ...(before === undefined ? {} : { before }) });

async function allReservations(
  { reservations }: CollectDeps,
  { id: customerId, ...view }: PersonView,
): Promise<CustomerReservation[]> {
  const past = await allPages((before) => reservations.past(view, { customerId, ...pageAfter(before) }));
  return [...(await reservations.comingWithoutRef(view, customerId)), ...past];
}

const allOrders = ({ reservations }: CollectDeps, { id: customerId, ...view }: PersonView): Promise<CustomerOrder[]> =>
  allPages((before) => reservations.orders(view, { customerId, ...pageAfter(before) }));

async function creditsOf(
  db: Db,
  key: { venueId: string; customerId: string },
  language: Language,
): Promise<Pick<PersonalData, 'subscriptions' | 'giftCards'>> {
  const subscriptions = [];
  for (const card of await listSubscriptions(db, key, language)) {
    subscriptions.push({ ...card, movements: await visitHistory(db, key, card.id) });
  }
  const giftCards = [];
  for (const card of await giftCardsOfCustomer(db, key, language)) {
    giftCards.push({ ...card, movements: await movementsOfGiftCard(db, key, card.id) });
  }
  return { subscriptions, giftCards };
}

async function paymentsOf(db: Db, person: { venueId: string; id: string }): Promise<PersonalData['payments']> {
  const payments = [];
  for (const reservationId of await readPersonsPayments(db, person)) {
    payments.push(...(await paymentsOfReservation(db, { venueId: person.venueId, reservationId })));
  }
  return payments;
}
