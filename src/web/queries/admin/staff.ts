import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { InviteForm, RoleForm, RoleUpdate, StaffUser } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { everyPage } from '#web/api/everyPage.ts';

const staffKey = ['admin', 'staff'] as const;

/** All of the venue: the browser searches them itself, so that nobody's name stands in an address. */
export const staffUsersQuery = queryOptions({
  queryKey: [...staffKey, 'users'],
  queryFn: ({ signal }) => everyPage((query) => bodyOf(api.GET('/admin/users', { params: { query }, signal }))),
  staleTime: 0,
});

/** Null: nobody of the venue, or no longer. */
export const staffUserQuery = (id: string) =>
  queryOptions({
    ...staffUsersQuery,
    select: (users): StaffUser | null => users.find((user) => user.id === id) ?? null,
  });

export const rolesQuery = queryOptions({
  queryKey: [...staffKey, 'roles'],
  queryFn: ({ signal }) => dataOf(api.GET('/admin/roles', { signal })),
  staleTime: 0,
});

export const invitesQuery = queryOptions({
  queryKey: [...staffKey, 'invites'],
  queryFn: ({ signal }) => dataOf(api.GET('/admin/invites', { signal })),
  staleTime: 0,
});

export const sessionsOfUserQuery = (id: string) =>
  queryOptions({
    queryKey: [...staffKey, 'sessions', id],
    queryFn: ({ signal }) => dataOf(api.GET('/admin/user/{id}/sessions', { params: { path: { id } }, signal })),
    staleTime: 0,
  });

/** A change of staff; who and what they may do is read again. */
const change = <Input, Output>(client: QueryClient, mutationFn: (input: Input) => Promise<Output>) =>
  mutationOptions({
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: staffKey }),
  });

const at = (id: string) => ({ params: { path: { id } } });

export const changeRoleOf = (client: QueryClient, id: string) =>
  change(client, (role: string) => dataOf(api.PUT('/admin/user/{id}', { ...at(id), body: { role } })));

export const suspend = (client: QueryClient, id: string) =>
  change(client, () => dataOf(api.POST('/admin/user/{id}/suspend', at(id))));

export const resume = (client: QueryClient, id: string) =>
  change(client, () => dataOf(api.POST('/admin/user/{id}/resume', at(id))));

export const removeUser = (client: QueryClient, id: string) =>
  change(client, () => bodyOf(api.DELETE('/admin/user/{id}', at(id))));

export const endSessionsOf = (client: QueryClient, id: string) =>
  change(client, () => bodyOf(api.DELETE('/admin/user/{id}/sessions', at(id))));

export const endSessionOf = (client: QueryClient, id: string) =>
  change(client, (sessionId: string) =>
    bodyOf(api.DELETE('/admin/user/{id}/sessions/{sessionId}', { params: { path: { id, sessionId } } })),
  );

export const removeFactorOf = (client: QueryClient, id: string) =>
  change(client, () => bodyOf(api.DELETE('/admin/user/{id}/second-factor', at(id))));

export const invite = (client: QueryClient) =>
  change(client, (body: InviteForm) => dataOf(api.POST('/admin/invite', { body })));

export const resendInvite = (client: QueryClient) =>
  change(client, (id: string) => dataOf(api.POST('/admin/invites/{id}/resend', at(id))));

export const revokeInvite = (client: QueryClient) =>
  change(client, (id: string) => bodyOf(api.DELETE('/admin/invites/{id}', at(id))));

export const createRole = (client: QueryClient) =>
  change(client, (body: RoleForm) => dataOf(api.POST('/admin/roles', { body })));

export const updateRole = (client: QueryClient, id: string) =>
  change(client, (body: RoleUpdate) => dataOf(api.PUT('/admin/roles/{id}', { ...at(id), body })));

export const removeRole = (client: QueryClient, id: string) =>
  change(client, () => bodyOf(api.DELETE('/admin/roles/{id}', at(id))));
