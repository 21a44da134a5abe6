import type { OperationId } from '#server/http/handlers.ts';
import { customerForm } from '#tests/support/app.ts';
import { staffPassword } from '#tests/support/staff.ts';
import { canaries, fresh } from './staffWorld.ts';
import type { StaffWrite, World } from './staffWorld.ts';

async function customer({ money }: World): Promise<{ id: string; form: object }> {
  const { app } = money.opened;
  const form = customerForm({ email: `klant-${fresh()}-${canaries.email}` });
  await app.call('POST', '/api/customers/register', { body: { ...form, password: 'geheim-123' } });
  const row = app.db.selectFrom('customer').select('id').where('email', '=', String(form['email']));
  return { id: (await row.executeTakeFirstOrThrow()).id, form };
}

const withPassword = (leaves: string): StaffWrite => ({
  leaves: [leaves],
  prepare: async (world) => ({ params: { id: (await customer(world)).id }, body: { password: staffPassword } }),
});

export const customerWrites = {
  updateCustomerByStaff: {
    leaves: ['customer changed'],
    prepare: async (world) => {
      const { id, form } = await customer(world);
      return { params: { id }, body: { ...form, firstName: 'Wilhelmina' } };
    },
  },
  updateCustomerNote: {
    leaves: ['customer changed'],
    prepare: async (world) => ({
      params: { id: (await customer(world)).id },
      body: { text: 'Komt liever niet bij een man.', version: 1 },
    }),
  },
  endSessionsOfCustomer: {
    leaves: ['customer loggedOut'],
    prepare: async (world) => ({ params: { id: (await customer(world)).id } }),
  },
  exportCustomer: withPassword('customer exported'),
  eraseCustomer: withPassword('customer erased'),
  mergeCustomers: {
    leaves: ['customer merged', 'customer merged'],
    prepare: async (world) => {
      const [{ id }, { id: otherId }] = [await customer(world), await customer(world)];
      const body = { otherId, version: 1, otherVersion: 1, fromOther: ['email', 'phone'], password: staffPassword };
      return { params: { id }, body };
    },
  },
} satisfies Partial<Record<OperationId, StaffWrite>>;
