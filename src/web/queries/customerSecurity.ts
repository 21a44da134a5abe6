import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { forgetLogin } from './customers.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['customers', 'sessions'],
  queryFn: ({ signal }) => dataOf(api.GET('/customers/sessions', { signal })),
  staleTime: 0,
});

/** Null: every other one. */
export const endSession = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, ...body }: { id: string | null; password: string }) =>
      id === null
        ? bodyOf(api.POST('/customers/sessions/end-others', { body }))
        : bodyOf(api.POST('/customers/sessions/{id}/end', { params: { path: { id } }, body })),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });

export const changePassword = mutationOptions({
  mutationFn: (body: { currentPassword: string; password: string }) => bodyOf(api.PUT('/customers/password', { body })),
});

export const exportData = mutationOptions({
  mutationFn: (body: { password: string }) => dataOf(api.POST('/customers/export', { body })),
  gcTime: 0,
});

/** The login ends with the account. */
export const eraseAccount = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: { password: string }) => bodyOf(api.POST('/customers/erase', { body })),
    onSuccess: () => forgetLogin(client),
  });
