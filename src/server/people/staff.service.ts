import type {
  CurrentStaffUser,
  EmailForm,
  LoginForm,
  PasswordForm,
  StaffLogin,
  StaffUserForm,
} from '#contract/names.ts';
import { needsSecondFactor } from '#domain/people/permissions.ts';
import { deleteAccessToken, readTokenSubject } from './accessTokens.repo.ts';
import type { RequestContext, StaffCaller } from '#server/http/handlers.ts';
import { logInStaff } from './staffLogin.ts';
import { checkResetToken, requestPasswordReset, resetPassword } from './passwordReset.ts';
import { problem } from '#server/http/problem.ts';
import { roleNameOf } from './roleNames.ts';
import type { FactorDeps } from './secondFactor.ts';
import { permissionsOf, readActiveStaff, readStaffUser } from './staff.repo.ts';
import { confirmStaffEmail, updateStaffAccount } from './staffAccount.ts';

type Venued = Pick<RequestContext, 'venue' | 'language'>;

export interface StaffService {
  login(caller: Pick<RequestContext, 'venue' | 'network' | 'device'>, form: LoginForm): Promise<StaffLogin>;
  logout(venueId: string, token: string): Promise<void>;
  staffByToken(venueId: string, token: string): Promise<StaffCaller | null>;
  read(caller: Venued, id: string): Promise<CurrentStaffUser>;
  update(caller: Venued, own: { id: string; bearer: string | null }, form: StaffUserForm): Promise<CurrentStaffUser>;
  confirmEmail(venueId: string, confirmation: { token: string; bearer: string | null }): Promise<string>;
  requestPasswordReset(caller: Venued & Pick<RequestContext, 'network'>, form: EmailForm): Promise<void>;
  checkResetToken(venueId: string, token: string): Promise<string>;
  resetPassword(caller: Venued, reset: { token: string; form: PasswordForm }): Promise<void>;
  nameOf(venueId: string, id: string): Promise<string | null>;
}

export function makeStaffService(deps: FactorDeps): StaffService {
  const { db } = deps;
  const read = async ({ venue, language }: Venued, id: string): Promise<CurrentStaffUser> => {
    const member = await readStaffUser(db, { venueId: venue.venueId, id });
    if (!member) throw problem('unauthorized');
    const { firstName, lastName, email, pendingEmail, role, ownRoleName, hasSecondFactor, hasAuthenticator } = member;
    return {
      id,
      firstName,
      lastName,
      email,
      pendingEmail,
      role: roleNameOf(role, ownRoleName, language),
      permissions: [...permissionsOf(member)],
      secondFactor: hasSecondFactor,
      authenticator: hasAuthenticator,
      secondFactorRequired: needsSecondFactor(member, venue.settings),
    };
  };
  return {
    login: (caller, form) => logInStaff(deps, caller, form),
    logout: (venueId, token) => deleteAccessToken(db, venueId, token),
    staffByToken: async (venueId, token) => {
      const id = await readTokenSubject(db, { venueId, kind: 'staff', token });
      const member = id === null ? undefined : await readActiveStaff(db, { venueId, id });
      if (!member) return null;
      return {
        id: member.id,
        role: member.role,
        permissions: permissionsOf(member),
        hasSecondFactor: member.hasSecondFactor,
      };
    },
    read,
    update: async (caller, { id, bearer }, form) => {
      await updateStaffAccount(deps, { ...caller, id, bearer }, form);
      return read(caller, id);
    },
    confirmEmail: (venueId, confirmation) => confirmStaffEmail(deps, { venueId, ...confirmation }),
    requestPasswordReset: (caller, form) => requestPasswordReset(deps, 'staff', caller, form),
    checkResetToken: (venueId, token) => checkResetToken(deps, 'staff', { venueId, token }),
    resetPassword: (caller, reset) => resetPassword(deps, 'staff', caller, reset),
    nameOf: async (venueId, id) => {
      const member = await readStaffUser(db, { venueId, id });
      return member ? `${member.firstName} ${member.lastName}` : null;
    },
  };
}
