import type { CustomerDetails } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { expectFound } from '#server/http/expect.ts';
import type { Handlers, RequestContext } from '#server/http/handlers.ts';
import { recordReading } from '#server/trail/recordReading.ts';
import { updateCustomerNote } from './customerNote.ts';
import type { CustomersService } from './customers.service.ts';
import { endSessionsOfCustomer } from './sessions.ts';
import { readAccount, searchCustomers } from './staffCustomers.repo.ts';

type StaffCustomerOperations = Pick<
  Handlers,
  'listCustomers' | 'getCustomerDetails' | 'updateCustomerByStaff' | 'updateCustomerNote' | 'endSessionsOfCustomer'
>;

type History = Omit<CustomerDetails, 'customer' | 'note' | 'createdAt' | 'lastUsedAt' | 'formerEmails'>;

interface StaffCustomerDeps {
  db: Db;
  customers: Pick<CustomersService, 'read' | 'updateByStaff'>;
  /** Null for words that can be no code of a gift card or voucher. */
  codeHashOf(words: string): Uint8Array | null;
  historyOf(context: RequestContext, customerId: string): Promise<History>;
}

export const staffCustomerOperations = ({
  db,
  customers,
  codeHashOf,
  historyOf,
}: StaffCustomerDeps): StaffCustomerOperations => ({
  listCustomers: async ({ context: { venue }, body }) => {
    await recordReading(db, { venueId: venue.venueId, kind: 'customer', id: 'all' }, 'searched');
    const search = { venueId: venue.venueId, codeHash: codeHashOf(body.q ?? '') };
    return { status: 200, body: await searchCustomers(db, search, body) };
  },
  getCustomerDetails: async ({ context, params: { id } }) => {
    const key = { venueId: context.venue.venueId, id };
    const account = expectFound((await readAccount(db, key)) ?? undefined);
    const customer = await customers.read(key.venueId, id);
    await recordReading(db, { ...key, kind: 'customer' });
    return { status: 200, body: { data: { customer, ...account, ...(await historyOf(context, id)) } } };
  },
  updateCustomerByStaff: async ({ context, params, body }) => ({
    status: 200,
    body: { data: await customers.updateByStaff(context, params.id, body) },
  }),
  updateCustomerNote: async ({ context: { venue }, params: { id }, body }) => ({
    status: 200,
    body: { data: await updateCustomerNote(db, { venueId: venue.venueId, id }, body) },
  }),
  endSessionsOfCustomer: async ({ context, params }) => {
    await endSessionsOfCustomer(db, { venueId: context.venue.venueId, id: params.id });
    return { status: 204 };
  },
});
