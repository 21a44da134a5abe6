import type { Invite, InviteAcceptance, InviteForm, InviteInfo } from '#contract/names.ts';
import { mayManage, isStandardRole, standardRoles } from '#domain/people/permissions.ts';
import { inviteFormSchema, newStaffSchema } from '#domain/people/staffForms.ts';
import type { Language } from '#domain/values/translated.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { insertAccessToken, newToken } from './accessTokens.repo.ts';
import type { ConfirmationDeps } from './emailConfirmation.ts';
import { refuseGuessable } from './guessablePassword.ts';
import type { LoginDeps } from './login.ts';
import { deleteMailedLink, readMailedLink, takeMailedLink } from './mailedLinks.repo.ts';
import { lifeHours, orderLinkMail } from './orderLinkMail.ts';
import { parsedForm } from './parsedForm.ts';
import { roleNameOf } from './roleNames.ts';
import { hasStaffAddress, insertStaffUser } from './staff.repo.ts';
import { deleteInvite, listInvites, readInvite, saveInvite } from './staffInvites.repo.ts';
import type { StoredInvite } from './staffInvites.repo.ts';
import { readRole } from './staffRoles.repo.ts';
import type { Manager } from './staffRoles.service.ts';

const link = { purpose: 'accept_invite', subjectKind: 'invite' } as const;

type InviteDeps = LoginDeps & ConfirmationDeps;
type Visitor = Pick<RequestContext, 'venue' | 'language' | 'device'>;
type Inviting = Manager & Pick<RequestContext, 'venue'>;

/** A role that may do more than the manager is `forbidden`, to give and to touch. */
export interface StaffInvitesService {
  list(manager: Manager): Promise<Invite[]>;
  /** An address that was invited before is invited anew. Throws `email_taken`, `too_many_requests`. */
  create(manager: Inviting, form: InviteForm): Promise<Invite>;
  resend(manager: Inviting, id: string): Promise<Invite>;
  remove(manager: Manager, id: string): Promise<void>;
  /** Throws `token_invalid`. */
  check(visitor: Visitor, token: string): Promise<InviteInfo>;
  /** Returns the plain token of a login. Throws `validation_failed`, `token_invalid`, `email_taken`. */
  accept(visitor: Visitor, token: string, form: InviteAcceptance): Promise<string>;
}

export function makeStaffInvitesService(deps: InviteDeps): StaffInvitesService {
  const { db, random, throttle } = deps;
  const managed = async (manager: Manager, id: string): Promise<StoredInvite> => {
    const invite = expectFound(await readInvite(db, manager.venueId, id));
    await mustGive(db, manager, invite.role);
    return invite;
  };
  return {
    list: async ({ venueId, language }) => (await listInvites(db, venueId)).map((row) => viewOf(row, language)),
    create: async (manager, form) => {
      const { email } = parsedForm(inviteFormSchema, form);
      const role = form.role ?? 'desk';
      await mustGive(db, manager, role);
      if (await hasStaffAddress(db, manager.venueId, email)) throw problem('email_taken');
      await throttle.consume(manager.venue, 'linkMails', email);
      return invite(deps, manager, { id: newToken(random, 16), email, role, action: 'created' });
    },
    resend: async (manager, id) => {
      const { email, role } = await managed(manager, id);
      await throttle.consume(manager.venue, 'linkMails', email);
      return invite(deps, manager, { id, email, role, action: 'mailed' });
    },
    remove: async (manager, id) => {
      const before = await managed(manager, id);
      await inTransaction(db, async (tx) => {
        await withdraw(tx, manager.venueId, id);
        await recordChange(tx, { venueId: manager.venueId, kind: 'staffInvite', id }, { action: 'removed', before });
      });
    },
    check: async ({ venue, language }, token) => {
      const live = await readMailedLink(db, { ...link, venueId: venue.venueId, token });
      const offered = live && (await readInvite(db, venue.venueId, live.subjectId));
      if (!offered) throw problem('token_invalid');
      return { email: offered.email, role: roleNameOf(offered.role, offered.ownRoleName, language) };
    },
    accept: (visitor, token, form) => accept(deps, visitor, token, form),
  };
}

async function mustGive(db: InviteDeps['db'], { venueId, staff }: Manager, id: string): Promise<void> {
  const role = isStandardRole(id)
    ? { role: id, permissions: standardRoles[id] }
    : await inTransaction(db, (tx) => readRole(tx, { venueId, id }));
  if (!role) return expectValid([{ pointer: '/role', code: 'not_found' }]);
  if (!mayManage(staff, role)) throw problem('forbidden');
}

async function invite(
  deps: InviteDeps,
  { venue, venueId, language }: Inviting,
  { action, ...offered }: { id: string; email: string; role: string; action: 'created' | 'mailed' },
): Promise<Invite> {
  return inTransaction(deps.db, async (tx) => {
    const { id } = await saveInvite(tx, { venueId, ...offered, hours: lifeHours.accept_invite });
    await orderLinkMail(tx, deps, {
      ...link,
      venueId,
      subjectId: id,
      email: offered.email,
      language: venue.languages[0] ?? 'nl',
    });
    const after = expectFound(await readInvite(tx, venueId, id));
    await recordChange(tx, { venueId, kind: 'staffInvite', id }, { action, after });
    return viewOf(after, language);
  });
}

async function withdraw(tx: Tx, venueId: string, id: string): Promise<void> {
  await deleteInvite(tx, venueId, id);
  await deleteMailedLink(tx, { ...link, venueId, subjectId: id });
}

async function accept(
  deps: InviteDeps,
  { venue, device }: Visitor,
  token: string,
  form: InviteAcceptance,
): Promise<string> {
  const { password, ...names } = parsedForm(newStaffSchema, form);
  const { venueId } = venue;
  const live = await readMailedLink(deps.db, { ...link, venueId, token });
  if (!live) throw problem('token_invalid');
  await refuseGuessable(deps.db, venue, password, { person: [live.email, ...Object.values(names)] });
  const passwordHash = await deps.passwords.hash(password);
  const [id, accessToken] = [newToken(deps.random, 16), newToken(deps.random, 32)];
  try {
    await inTransaction(deps.db, async (tx) => {
      const opened = await takeMailedLink(tx, { ...link, venueId, token });
      const offered = opened && (await readInvite(tx, venueId, opened.subjectId));
      if (!offered) throw problem('token_invalid');
      const { email, role } = offered;
      await insertStaffUser(tx, { venueId, id }, { email, role, passwordHash, ...names });
      await withdraw(tx, venueId, offered.id);
      await insertAccessToken(tx, { venueId, kind: 'staff', subjectId: id, token: accessToken, device });
      await recordChange(
        tx,
        { venueId, kind: 'staffUser', id },
        { action: 'created', after: { role, state: 'active' } },
      );
    });
  } catch (error) {
    throw isUniqueViolation(error) ? problem('email_taken') : error;
  }
  return accessToken;
}

const viewOf = (row: StoredInvite, language: Language): Invite => ({
  id: row.id,
  email: row.email,
  role: roleNameOf(row.role, row.ownRoleName, language),
  state: row.isExpired ? 'expired' : 'pending',
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});
