import type {
  Customer,
  CustomerForm,
  CustomerRegistration,
  EmailForm,
  LoginForm,
  PasswordForm,
} from '#contract/names.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { deleteAccessToken, insertAccessToken, newToken, readTokenSubject } from './accessTokens.repo.ts';
import type { Venue } from '#server/http/handlers.ts';
import { findAddress } from './findAddress.ts';
import type { AddressDeps } from './findAddress.ts';
import type { FoundAddress } from '#server/adapters/addresses/addressPort.ts';
import type { Job, skipped } from '#server/jobs/jobQueue.ts';
import { refuseGuessable } from './guessablePassword.ts';
import { logIn } from './login.ts';
import type { LoginRealm, LoginDeps } from './login.ts';
import { problem } from '#server/http/problem.ts';
import { validRegistration } from './customerForm.ts';
import { confirmEmail, orderConfirmationMail, resendConfirmation } from './emailConfirmation.ts';
import type { ConfirmationDeps } from './emailConfirmation.ts';
import { insertCustomer, readCredentials, readCustomer, renewHash } from './customers.repo.ts';
import type { StoredCustomer } from './customers.repo.ts';
import { checkResetToken, mailResetLink, requestPasswordReset, resetPassword } from './passwordReset.ts';
import { applyChange, updateCustomer, updateCustomerByStaff } from './updateCustomer.ts';
import type { CustomerChange } from './updateCustomer.ts';

const realm: LoginRealm = { kind: 'customer', readCredentials, renewHash };

export interface Caller {
  venue: Venue;
  language: Language;
  network: string;
  device: string | null;
}

export interface CustomersService {
  /** Returns the plain token. Throws `validation_failed`, `email_taken`, `too_many_requests`. */
  register(caller: Caller, form: CustomerRegistration): Promise<string>;
  login(caller: Caller, form: LoginForm): Promise<string>;
  findAddress(caller: Caller, address: { zipCode: string; houseNumber: number }): Promise<FoundAddress | null>;
  logout(venueId: string, token: string): Promise<void>;
  customerByToken(venueId: string, token: string): Promise<string | null>;
  read(venueId: string, id: string): Promise<Customer>;
  /** Null for a person who was erased. */
  find(venueId: string, id: string): Promise<Customer | null>;
  /** Throws `validation_failed`, `email_taken`, `too_many_requests`. */
  update(caller: Pick<Caller, 'venue' | 'language'>, id: string, form: CustomerForm): Promise<Customer>;
  updateByStaff(caller: Pick<Caller, 'venue' | 'language'>, id: string, form: CustomerForm): Promise<Customer>;
  /** Of valid values; another address waits for its mail. */
  change(tx: Tx, change: Omit<CustomerChange, 'stored'> & { venueId: string; id: string }): Promise<void>;
  resendConfirmation(caller: Caller, id: string): Promise<void>;
  /** Returns the confirmed address. Throws `token_invalid`, `email_taken`. */
  confirmEmail(venueId: string, confirmation: { token: string; bearer: string | null }): Promise<string>;
  requestPasswordReset(caller: Caller, form: EmailForm): Promise<void>;
  mailResetLink(job: Job): Promise<typeof skipped | void>;
  checkResetToken(venueId: string, token: string): Promise<string>;
  resetPassword(caller: Caller, reset: { token: string; form: PasswordForm }): Promise<void>;
}

export type CustomersDeps = LoginDeps & ConfirmationDeps & AddressDeps;

export function makeCustomersService(deps: CustomersDeps): CustomersService {
  const { db } = deps;
  return {
    register: (caller, form) => register(deps, caller, form),
    login: (caller, form) => logIn(deps, realm, caller, form),
    findAddress: ({ venue, network }, address) => findAddress(deps, { venue, network, ...address }),
    logout: (venueId, token) => deleteAccessToken(db, venueId, token),
    customerByToken: (venueId, token) => readTokenSubject(db, { venueId, kind: 'customer', token }),
    read: async (venueId, id) => viewOf(await readCustomer(db, venueId, id)),
    find: async (venueId, id) => (await findNotedCustomer(db, { venueId, id }))?.customer ?? null,
    update: async (caller, id, form) => viewOf(await updateCustomer(deps, caller, id, form)),
    updateByStaff: async (caller, id, form) => viewOf(await updateCustomerByStaff(deps, caller, id, form)),
    change: async (tx, { venueId, id, ...change }) => {
      const stored = await readCustomer(tx, venueId, id);
      if (!stored) throw problem('not_found');
      await applyChange(tx, deps, { ...change, stored });
    },
    resendConfirmation: ({ venue, language }, id) => resendConfirmation(deps, { venue, id, language }),
    requestPasswordReset: (caller, form) => requestPasswordReset(deps, 'customer', caller, form),
    mailResetLink: (job) => mailResetLink(deps, job),
    checkResetToken: (venueId, token) => checkResetToken(deps, 'customer', { venueId, token }),
    resetPassword: (caller, reset) => resetPassword(deps, 'customer', caller, reset),
    confirmEmail: (venueId, confirmation) => confirmEmail(deps, { venueId, ...confirmation }),
  };
}

/** With what staff noted. Null for a person who was erased. */
export async function findNotedCustomer(
  db: Db,
  { venueId, id }: { venueId: string; id: string },
): Promise<{ customer: Customer; note: string } | null> {
  const row = await readCustomer(db, venueId, id);
  return row ? { customer: viewOf(row), note: row.note } : null;
}

function viewOf(row: StoredCustomer | undefined): Customer {
  if (!row) throw problem('not_found');
  const { venueId: _venue, language: _language, note: _note, address, emailConfirmedAt, ...customer } = row;
  return {
    ...customer,
    emailConfirmed: emailConfirmedAt !== null,
    address: address === null ? null : { ...address, houseNumber: Number(address.houseNumber) },
  };
}

async function register(deps: CustomersDeps, caller: Caller, form: CustomerRegistration): Promise<string> {
  const { venueId, settings } = caller.venue;
  const { password, values } = validRegistration(form, settings.customerInfo);
  await deps.throttle.consume(caller.venue, 'registrations', caller.network);
  const { email, firstName, lastName } = values;
  await refuseGuessable(deps.db, caller.venue, password, { person: [email, firstName, lastName] });
  const passwordHash = await deps.passwords.hash(password);
  const id = newToken(deps.random, 16);
  const token = newToken(deps.random, 32);
  await inTransaction(deps.db, async (tx) => {
    const inserted = await insertCustomer(tx, { venueId, id, passwordHash, language: caller.language }, values);
    if (!inserted) throw problem('email_taken');
    await insertAccessToken(tx, { venueId, kind: 'customer', subjectId: id, token, device: caller.device });
    await orderConfirmationMail(tx, deps, { venueId, id, email: values.email, language: caller.language });
  });
  return token;
}
