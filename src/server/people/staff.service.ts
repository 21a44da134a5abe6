import type { LoginForm, StaffUser } from '#contract/names.ts';
import { deleteAccessToken, readTokenSubject } from './accessTokens.ts';
import type { RequestContext, StaffCaller } from '#server/http/handlers.ts';
import { logIn } from './login.ts';
import type { LoginDoor, LoginTools } from './login.ts';
import { problem } from '#server/http/problem.ts';
import { readStaffCredentials, readStaffUser } from './staff.repo.ts';

const quarter = 15 * 60;
const door: LoginDoor = {
  kind: 'staff',
  byAddress: { name: 'staff-login:ip', limit: 10, windowSeconds: quarter },
  byAccount: { name: 'staff-login:account', limit: 10, windowSeconds: quarter },
  find: readStaffCredentials,
};

export interface StaffService {
  /** The plain token. Throws `login_failed`, and `too_many_requests` after ten failures in a quarter of an hour. */
  login(caller: Pick<RequestContext, 'venue' | 'network'>, form: LoginForm): Promise<string>;
  /** Ends this login; unknown tokens are no failure. */
  logout(venueId: string, token: string): Promise<void>;
  /** Who this login belongs to, with the role of this moment; `null` when it is over or they have left. */
  staffByToken(venueId: string, token: string): Promise<StaffCaller | null>;
  /** Throws `unauthorized` when they have left. */
  read(venueId: string, id: string): Promise<StaffUser>;
}

export function makeStaffService(tools: LoginTools): StaffService {
  const { db } = tools;
  return {
    login: ({ venue, network }, form) => logIn(tools, door, { venueId: venue.venueId, network, form }),
    logout: (venueId, token) => deleteAccessToken(db, venueId, token),
    staffByToken: async (venueId, token) => {
      const id = await readTokenSubject(db, { venueId, kind: 'staff', token });
      const found = id === null ? undefined : await readStaffUser(db, venueId, id);
      return found ? { id: found.id, role: found.role } : null;
    },
    read: async (venueId, id) => {
      const found = await readStaffUser(db, venueId, id);
      if (!found) throw problem('unauthorized');
      return found;
    },
  };
}
