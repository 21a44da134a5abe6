import type { CurrentStaffUser, LoginForm } from '#contract/names.ts';
import { standardRoles } from '#domain/people/permissions.ts';
import { deleteAccessToken, readTokenSubject } from './accessTokens.repo.ts';
import type { RequestContext, StaffCaller } from '#server/http/handlers.ts';
import { logIn } from './login.ts';
import type { LoginRealm, LoginDeps } from './login.ts';
import { problem } from '#server/http/problem.ts';
import { roleNameOf } from './roleNames.ts';
import { readStaffCredentials, readStaffUser } from './staff.repo.ts';

const realm: LoginRealm = { kind: 'staff', readCredentials: readStaffCredentials };

export interface StaffService {
  login(caller: Pick<RequestContext, 'venue' | 'network' | 'device'>, form: LoginForm): Promise<string>;
  logout(venueId: string, token: string): Promise<void>;
  staffByToken(venueId: string, token: string): Promise<StaffCaller | null>;
  read(caller: Pick<RequestContext, 'venue' | 'language'>, id: string): Promise<CurrentStaffUser>;
  nameOf(venueId: string, id: string): Promise<string | null>;
}

export function makeStaffService(deps: LoginDeps): StaffService {
  const { db } = deps;
  return {
    login: (caller, form) => logIn(deps, realm, caller, form),
    logout: (venueId, token) => deleteAccessToken(db, venueId, token),
    staffByToken: async (venueId, token) => {
      const id = await readTokenSubject(db, { venueId, kind: 'staff', token });
      const member = id === null ? undefined : await readStaffUser(db, venueId, id);
      if (!member) return null;
      return { id: member.id, role: member.role, permissions: standardRoles[member.role], lacksSecondFactor: false };
    },
    read: async ({ venue, language }, id) => {
      const member = await readStaffUser(db, venue.venueId, id);
      if (!member) throw problem('unauthorized');
      return {
        ...member,
        pendingEmail: null,
        role: roleNameOf(member.role, null, language),
        permissions: [...standardRoles[member.role]],
        secondFactor: false,
        secondFactorRequired: false,
      };
    },
    nameOf: async (venueId, id) => {
      const member = await readStaffUser(db, venueId, id);
      return member ? `${member.firstName} ${member.lastName}` : null;
    },
  };
}
