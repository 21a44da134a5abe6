import { bearerOf } from '#server/http/context.ts';
import type { Handlers } from '#server/http/handlers.ts';
import { staffOf } from '#server/http/staffCaller.ts';
import type { StaffService } from './staff.service.ts';

type StaffOperations = Pick<
  Handlers,
  | 'loginStaff'
  | 'logoutStaff'
  | 'getStaffUser'
  | 'updateStaffUser'
  | 'confirmStaffEmail'
  | 'requestStaffPasswordReset'
  | 'checkStaffResetToken'
  | 'resetStaffPassword'
>;

export const staffOperations = (staff: StaffService): StaffOperations => ({
  loginStaff: async ({ context, body }) => ({
    status: 200,
    body: { data: await staff.login(context, body) },
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
  updateStaffUser: async ({ context, headers, body }) => ({
    status: 200,
    body: { data: await staff.update(context, { id: staffOf(context).id, bearer: bearerOf(headers) }, body) },
  }),
  confirmStaffEmail: async ({ context, headers, body }) => {
    const confirmation = { token: body.token, bearer: bearerOf(headers) };
    return { status: 200, body: { data: { email: await staff.confirmEmail(context.venue.venueId, confirmation) } } };
  },
  requestStaffPasswordReset: async ({ context, body }) => {
    await staff.requestPasswordReset(context, body);
    return { status: 204 };
  },
  checkStaffResetToken: async ({ context, params }) => ({
    status: 200,
    body: { data: { email: await staff.checkResetToken(context.venue.venueId, params.token) } },
  }),
  resetStaffPassword: async ({ context, params, body }) => {
    await staff.resetPassword(context, { token: params.token, form: body });
    return { status: 204 };
  },
});
