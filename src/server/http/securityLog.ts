import type { FastifyRequest } from 'fastify';
import type { ProblemCode } from '#contract/problems.ts';
import type { Clock } from '#server/adapters/clock.ts';
import type { Log } from '#server/adapters/log.ts';
import { keyedDigestText } from '#server/db/digest.ts';
import { deriveKey } from '#server/db/secretKeys.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';
import { bearerOf, contextOf, venueIdOf } from './context.ts';
import type { OperationId } from './handlers.ts';
import { networkOf } from './networkOf.ts';

/** What operations of their own leave in the log when they succeed. */
const successes: Partial<Record<OperationId, string>> = {
  loginCustomer: 'login succeeded',
  loginStaff: 'password accepted',
  answerSecondFactor: 'login succeeded',
  answerWithPasskey: 'login succeeded',
  loginWithPasskey: 'login succeeded',
  addCustomerPasskey: 'passkey added',
  removeCustomerPasskey: 'passkey removed',
  addStaffPasskey: 'passkey added',
  removeStaffPasskey: 'passkey removed',
  acceptInvite: 'account created',
  requestStaffPasswordReset: 'reset requested',
  setUp: 'account created',
  resetStaffPassword: 'password reset',
  updateStaffUser: 'account changed',
  confirmStaffEmail: 'address confirmed',
  updateStaffRole: 'role changed',
  suspendStaffUser: 'account suspended',
  resumeStaffUser: 'account resumed',
  deleteStaffUser: 'account removed',
  endSessionOfStaffUser: 'session ended',
  endSessionsOfStaffUser: 'other sessions ended',
  endSessionsOfCustomer: 'other sessions ended',
  removeSecondFactorOfStaffUser: 'second factor removed',
  renewRecoveryCodes: 'recovery codes renewed',
  confirmSecondFactor: 'second factor added',
  removeSecondFactor: 'second factor removed',
  registerCustomer: 'account created',
  updateCustomer: 'account changed',
  confirmCustomerEmail: 'address confirmed',
  requestCustomerPasswordReset: 'reset requested',
  resetCustomerPassword: 'password reset',
  logoutCustomer: 'logout',
  logoutStaff: 'logout',
  endStaffSession: 'session ended',
  endCustomerSession: 'session ended',
  endOtherCustomerSessions: 'other sessions ended',
  changeCustomerPassword: 'password changed',
  exportOwnData: 'personal data exported',
  eraseOwnAccount: 'account erased',
  exportCustomer: 'personal data exported',
  eraseCustomer: 'account erased',
  mergeCustomers: 'account merged',
  endOtherStaffSessions: 'other sessions ended',
  updateGeneralSettings: 'settings changed',
  updateProductSettings: 'settings changed',
  updateVenueSettings: 'settings changed',
  updatePaymentSettings: 'settings changed',
  updateMailSettings: 'settings changed',
  updateLegalSettings: 'settings changed',
  createInvite: 'invite sent',
  resendInvite: 'invite sent',
  deleteInvite: 'invite withdrawn',
  createRole: 'role created',
  updateRole: 'role changed',
  deleteRole: 'role deleted',
  updateCustomerByStaff: 'account changed',
};

/** What a refusal leaves in the log. */
export const refusals: Partial<Record<ProblemCode, string>> = {
  login_failed: 'login failed',
  second_factor_invalid: 'second factor refused',
  unauthorized: 'access refused without login',
  forbidden: 'access refused by role',
  token_invalid: 'token refused',
  gift_card_invalid: 'code refused',
  email_unconfirmed: 'booking refused',
  unpaid_limit_reached: 'booking refused',
  card_limit_reached: 'card payment refused',
  issue_limit_reached: 'issue refused',
  hold_limit_reached: 'hold refused',
  hold_starts_reached: 'hold refused',
  hold_time_used: 'hold refused',
  treatment_limit_reached: 'hold refused',
  login_limit_reached: 'throttled',
  too_many_requests: 'throttled',
};

export interface SecurityLog {
  succeeded(request: FastifyRequest, id: OperationId): void;
  refused(request: FastifyRequest, code: ProblemCode): void;
}

/**
 * Logins, their ends, and everything that was refused to a caller. E-mail address, customer and network are there as
 * digests under a key of the day: equal ones are seen to be equal within a day, and nobody reads who they are.
 */
export function makeSecurityLog({
  log,
  clock,
  secretKeys,
}: {
  log: Log;
  clock: Clock;
  secretKeys: SecretKeys;
}): SecurityLog {
  const pseudonym = (text: string): string => {
    const day = clock.now().toISOString().slice(0, 10);
    return keyedDigestText(deriveKey(secretKeys.newest, `security-log/${day}`), text).slice(0, 22);
  };
  const fieldsOf = (request: FastifyRequest): Record<string, unknown> => {
    const { staff, customer } = contextOf(request) ?? {};
    const subject = emailIn(request.body) ?? customer?.id;
    const venue = venueIdOf(request);
    return {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      requestId: request.id,
      venue,
      network: pseudonym(networkOf(request.ip)),
      ...(subject === undefined ? {} : { subject: pseudonym(`${venue}:${subject}`) }),
      ...(staff ? { staff: staff.id } : {}),
    };
  };
  return {
    succeeded(request, id) {
      const message = successes[id];
      if (message !== undefined) log.info(fieldsOf(request), message);
    },
    refused(request, code) {
      const isEnded = code === 'unauthorized' && bearerOf(request.headers) !== null;
      const message = isEnded ? 'login ended or unknown' : refusals[code];
      if (message !== undefined) log.warn({ ...fieldsOf(request), code }, message);
    },
  };
}

function emailIn(body: unknown): string | undefined {
  const email = (body as { email?: unknown } | null | undefined)?.email;
  return typeof email === 'string' ? email.trim().toLowerCase() : undefined;
}
