import type { Customer, CustomerForm, CustomerRegistration, LoginForm } from '#contract/names.ts';
import type { Language } from '#domain/values/translated.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { deleteAccessToken, insertAccessToken, newToken, readTokenSubject } from './accessTokens.ts';
import type { Venue } from '#server/http/handlers.ts';
import { logIn } from './login.ts';
import type { LoginDoor, LoginTools } from './login.ts';
import { problem } from '#server/http/problem.ts';
import type { ThrottleRule } from '#server/http/throttle.ts';
import { checkedCustomer, checkedRegistration } from './customerForm.ts';
import { changeCustomer, insertCustomer, readCredentials, readCustomer } from './customers.repo.ts';
import type { StoredCustomer } from './customers.repo.ts';

const quarter = 15 * 60;
const door: LoginDoor = {
  kind: 'customer',
  byAddress: { name: 'login:ip', limit: 10, windowSeconds: quarter },
  byAccount: { name: 'login:account', limit: 10, windowSeconds: quarter },
  find: readCredentials,
};
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

export interface CustomersTools extends LoginTools {
  venueByTag(appTag: string): Promise<Venue | null>;
}

export function makeCustomersService(tools: CustomersTools): CustomersService {
  const { db } = tools;
  return {
    register: (caller, form) => register(tools, caller, form),
    login: ({ venue, network }, form) => logIn(tools, door, { venueId: venue.venueId, network, form }),
    logout: (venueId, token) => deleteAccessToken(db, venueId, token),
    customerByToken: (venueId, token) => readTokenSubject(db, { venueId, kind: 'customer', token }),
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

async function register(tools: CustomersTools, caller: Caller, form: CustomerRegistration): Promise<string> {
  const { venueId, settings } = caller.venue;
  const { password, values } = checkedRegistration(form, settings.customerInfo);
  await tools.throttle.take(venueId, registrationByAddress, caller.network);
  const passwordHash = await tools.passwords.hash(password);
  const id = newToken(tools.random, 16);
  const token = newToken(tools.random, 32);
  await inTransaction(tools.db, async (tx) => {
    const made = await insertCustomer(tx, { venueId, id, passwordHash, language: caller.language }, values);
    if (!made) throw problem('email_taken');
    await insertAccessToken(tx, { venueId, kind: 'customer', subjectId: id, token });
  });
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
