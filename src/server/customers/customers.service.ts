import type { Customer, CustomerForm, CustomerRegistration, LoginForm } from '#contract/names.ts';
import type { Language } from '#domain/values/translated.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Random } from '#server/deps.ts';
import { digest } from '#server/http/digest.ts';
import type { Venue } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import type { Throttle, ThrottleRule } from '#server/http/throttle.ts';
import { deleteToken, insertCustomerToken, readTokenCustomer } from './accessTokens.repo.ts';
import { checkedCustomer, checkedRegistration } from './customerForm.ts';
import { changeCustomer, insertCustomer, readCredentials, readCustomer } from './customers.repo.ts';
import type { StoredCustomer } from './customers.repo.ts';
import { hashPassword, passwordFits } from './passwords.ts';

const quarter = 15 * 60;
const loginByAccount: ThrottleRule = { name: 'login:account', limit: 10, windowSeconds: quarter };
const loginByAddress: ThrottleRule = { name: 'login:ip', limit: 10, windowSeconds: quarter };
const registrationByAddress: ThrottleRule = { name: 'register:ip', limit: 20, windowSeconds: 3_600 };

export interface Caller {
  venue: Venue;
  language: Language;
  /** See `networkOf`. */
  network: string;
}

export interface CustomersService {
  /** Makes an account and logs in: the plain token. Throws `validation_failed`, `email_taken`, `too_many_requests`. */
  register(caller: Caller, form: CustomerRegistration): Promise<string>;
  /** The plain token. Throws `login_failed`, and `too_many_requests` after ten failures in a quarter of an hour. */
  login(caller: Caller, form: LoginForm): Promise<string>;
  /** Ends this login; unknown tokens are no failure. */
  logout(venueId: string, token: string): Promise<void>;
  customerByToken(venueId: string, token: string): Promise<string | null>;
  /** Throws `not_found`. */
  read(venueId: string, id: string): Promise<Customer>;
  /** Replaces the details. Throws `validation_failed`, `email_taken`, `not_found`. */
  update(venueId: string, id: string, form: CustomerForm): Promise<Customer>;
}

export interface CustomersTools {
  db: Db;
  random: Random;
  throttle: Throttle;
  venueByTag(appTag: string): Promise<Venue | null>;
}

export function makeCustomersService(tools: CustomersTools): CustomersService {
  const { db } = tools;
  return {
    register: (caller, form) => register(tools, caller, form),
    login: (caller, form) => login(tools, caller, form),
    logout: (venueId, token) => deleteToken(db, venueId, digest(token)),
    customerByToken: (venueId, token) => readTokenCustomer(db, venueId, digest(token)),
    read: async (venueId, id) => viewOf(await readCustomer(db, venueId, id)),
    update: (venueId, id, form) => update(tools, { venueId, id }, form),
  };
}

function viewOf(row: StoredCustomer | undefined): Customer {
  if (!row) throw problem('not_found');
  const { venueId: _venue, language: _language, address, ...customer } = row;
  return {
    ...customer,
    address: address === null ? null : { ...address, houseNumber: Number(address.houseNumber) },
  };
}

const newToken = (random: Random, bytes: number): string => Buffer.from(random.bytes(bytes)).toString('base64url');

async function register(tools: CustomersTools, caller: Caller, form: CustomerRegistration): Promise<string> {
  const { venueId, settings } = caller.venue;
  const { password, values } = checkedRegistration(form, settings.customerInfo);
  await tools.throttle.take(venueId, registrationByAddress, caller.network);
  const passwordHash = await hashPassword(password);
  const id = newToken(tools.random, 16);
  const token = newToken(tools.random, 32);
  await inTransaction(tools.db, async (tx) => {
    const made = await insertCustomer(tx, { venueId, id, passwordHash, language: caller.language }, values);
    if (!made) throw problem('email_taken');
    await insertCustomerToken(tx, { venueId, tokenHash: digest(token), customerId: id });
  });
  return token;
}

/** Attempts are counted before the password is looked at, so that many at once do not slip through. */
async function login(tools: CustomersTools, caller: Caller, form: LoginForm): Promise<string> {
  const { venueId } = caller.venue;
  const { throttle, db } = tools;
  const email = form.email.trim().toLowerCase();
  await throttle.take(venueId, loginByAddress, caller.network);
  await throttle.take(venueId, loginByAccount, email);
  const found = await readCredentials(db, venueId, email);
  const fits = await passwordFits(found?.passwordHash ?? null, form.password);
  if (!found || !fits) throw problem('login_failed');
  await throttle.giveBack(venueId, loginByAddress, caller.network);
  await throttle.giveBack(venueId, loginByAccount, email);
  const token = newToken(tools.random, 32);
  await insertCustomerToken(db, { venueId, tokenHash: digest(token), customerId: found.id });
  return token;
}

async function update(
  tools: CustomersTools,
  key: { venueId: string; id: string },
  form: CustomerForm,
): Promise<Customer> {
  const venue = await tools.venueByTag(key.venueId);
  if (!venue) throw problem('app_tag_unknown');
  const stored = await readCustomer(tools.db, key.venueId, key.id);
  if (!stored) throw problem('not_found');
  const values = checkedCustomer(form, venue.settings.customerInfo, stored);
  try {
    return viewOf(await changeCustomer(tools.db, key, values));
  } catch (error) {
    if (isUniqueViolation(error)) throw problem('email_taken');
    throw error;
  }
}
