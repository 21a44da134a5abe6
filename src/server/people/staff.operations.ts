import { bearerOf } from '#server/http/context.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { StaffService } from './staff.service.ts';

type StaffOperations = Pick<Handlers, 'loginStaff' | 'logoutStaff' | 'getStaffUser'>;

export const staffOperations = (staff: StaffService): StaffOperations => ({
  loginStaff: async ({ context, body }) => ({
    status: 200,
    body: { data: { accessToken: await staff.login(context, body), challenge: null } },
  }),
  logoutStaff: async ({ context, headers }) => {
    const token = bearerOf(headers);
    if (token !== null) await staff.logout(context.venue.venueId, token);
    return { status: 204 };
  },
  getStaffUser: async ({ context }) => ({
    status: 200,
    body: { data: await staff.read(context, staffOf(context).id) },
  }),
});
