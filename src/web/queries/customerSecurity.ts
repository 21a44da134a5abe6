import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { api, bodyOf, dataOf } from '#web/api/client.ts';

type Proof = { password: string };

export const sessionsQuery = queryOptions({
  queryKey: ['customers', 'sessions'],
  queryFn: ({ signal }) => dataOf(api.GET('/customers/sessions', { signal })),
  staleTime: 0,
});

/** `id`: null for every other one. */
export const endSession = (client: QueryClient, id: string | null, body: Proof): Promise<unknown> =>
  (id === null
    ? bodyOf(api.POST('/customers/sessions/end-others', { body }))
    : bodyOf(api.POST('/customers/sessions/{id}/end', { params: { path: { id } }, body }))
  ).finally(() => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }));

export const changePassword = (body: { currentPassword: string; password: string }): Promise<unknown> =>
  bodyOf(api.PUT('/customers/password', { body }));

const exportKey = ['customers', 'export'];

/** Keeps what was exported until `takeExport`. */
export async function exportData(client: QueryClient, body: Proof): Promise<void> {
  client.setQueryData(exportKey, await dataOf(api.POST('/customers/export', { body })));
}

/** Undefined when nothing was exported, or it was had already. */
export function takeExport(client: QueryClient): { page: string; file: unknown } | undefined {
  const exported = client.getQueryData<{ page: string; file: unknown }>(exportKey);
  client.removeQueries({ queryKey: exportKey });
  return exported;
}

export const eraseAccount = (body: Proof): Promise<unknown> => bodyOf(api.POST('/customers/erase', { body }));
