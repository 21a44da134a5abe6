import { bearerOf } from '#server/http/context.ts';
import { customerOf } from '#server/http/customerCaller.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import { readCustomer } from './customers.repo.ts';
import { answerWithPasskey, logInWithPasskey, startPasskeyLogin, startPasskeyStep } from './passkeyLogin.ts';
import { orderPasskeyNotice } from './passkeyNotice.ts';
import { addPasskey, listPasskeys, removePasskey, startPasskey } from './passkeys.ts';
import type { PasskeyDeps, PasskeyOwner } from './passkeys.ts';
import { recordPasskey, recordRemoval } from './secondFactor.ts';
import { readOwnAccount } from './staff.repo.ts';

type CustomerPasskeys =
  | 'listCustomerPasskeys'
  | 'startCustomerPasskey'
  | 'addCustomerPasskey'
  | 'removeCustomerPasskey'
  | 'startPasskeyLogin'
  | 'loginWithPasskey';
type StaffPasskeys =
  | 'listStaffPasskeys'
  | 'startStaffPasskey'
  | 'addStaffPasskey'
  | 'removeStaffPasskey'
  | 'startPasskeyStep'
  | 'answerWithPasskey';

const customer = (context: RequestContext): PasskeyOwner => ({
  venue: context.venue,
  kind: 'customer',
  id: customerOf(context),
});

const staff = (context: RequestContext): PasskeyOwner => ({
  venue: context.venue,
  kind: 'staff',
  id: staffOf(context).id,
});

export const customerPasskeyOperations = (deps: PasskeyDeps): Pick<Handlers, CustomerPasskeys> => ({
  listCustomerPasskeys: async ({ context }) => ({
    status: 200,
    body: { data: await listPasskeys(deps.db, customer(context)) },
  }),
  startCustomerPasskey: async ({ context, body }) => {
    const owner = customer(context);
    const account = await readCustomer(deps.db, owner.venue.venueId, owner.id);
    if (!account) throw problem('unauthorized');
    const data = await startPasskey(deps, { ...owner, email: account.email }, body.currentPassword);
    return { status: 200, body: { data } };
  },
  addCustomerPasskey: async ({ context, body }) => {
    const { passkey } = await addPasskey(deps, customer(context), body, (tx) =>
      orderPasskeyNotice(tx, deps, { ...context, kind: 'mail.passkeyAdded', customerId: customerOf(context) }),
    );
    return { status: 201, body: { data: passkey } };
  },
  removeCustomerPasskey: async ({ context, params, body }) => {
    await removePasskey(deps, customer(context), { ...body, passkeyId: params.id }, (tx) =>
      orderPasskeyNotice(tx, deps, { ...context, kind: 'mail.passkeyRemoved', customerId: customerOf(context) }),
    );
    return { status: 204 };
  },
  startPasskeyLogin: async ({ context }) => ({
    status: 200,
    body: { data: await startPasskeyLogin(deps, context) },
  }),
  loginWithPasskey: async ({ context, body }) => ({
    status: 200,
    body: { data: { accessToken: await logInWithPasskey(deps, context, body) } },
  }),
});

export const staffPasskeyOperations = (deps: PasskeyDeps): Pick<Handlers, StaffPasskeys> => ({
  listStaffPasskeys: async ({ context }) => ({
    status: 200,
    body: { data: await listPasskeys(deps.db, staff(context)) },
  }),
  startStaffPasskey: async ({ context, body }) => {
    const owner = staff(context);
    const account = await readOwnAccount(deps.db, { venueId: owner.venue.venueId, id: owner.id });
    if (!account) throw problem('unauthorized');
    const data = await startPasskey(deps, { ...owner, email: account.email }, body.currentPassword);
    return { status: 200, body: { data } };
  },
  addStaffPasskey: async ({ context, headers, body }) => {
    const owner = staff(context);
    const bearer = bearerOf(headers);
    const { passkey, made } = await addPasskey(deps, owner, body, (tx) =>
      recordPasskey(tx, deps, { ...owner, bearer }),
    );
    return { status: 201, body: { data: { passkey, recoveryCodes: made } } };
  },
  removeStaffPasskey: async ({ context, params, body }) => {
    const owner = staff(context);
    const key = { venueId: owner.venue.venueId, id: owner.id };
    await removePasskey(deps, owner, { ...body, passkeyId: params.id }, (tx) => recordRemoval(tx, key));
    return { status: 204 };
  },
  startPasskeyStep: async ({ context, body }) => ({
    status: 200,
    body: { data: await startPasskeyStep(deps, context, body.challenge) },
  }),
  answerWithPasskey: async ({ context, body }) => ({
    status: 200,
    body: { data: { accessToken: await answerWithPasskey(deps, context, body) } },
  }),
});
