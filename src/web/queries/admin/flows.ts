import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { FlowDefinition, FlowForm, FlowStart, FlowUpdate, StartPage } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';

const flowsKey = ['admin', 'flows'] as const;

const at = (id: string) => ({ params: { path: { id } } });

export const flowsPerPage = 25;

type FlowsQuery = { q?: string; sort?: string; cursor?: string; filter?: string };

export const flowListQuery = (query: FlowsQuery, pageSize = flowsPerPage) =>
  queryOptions({
    queryKey: [...flowsKey, 'list', query, pageSize],
    queryFn: ({ signal }) => bodyOf(api.GET('/flows', { params: { query: { ...query, pageSize } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const readFlow = (id: string, signal?: AbortSignal): Promise<FlowDefinition> =>
  dataOf(api.GET('/admin/flows/{id}', { ...at(id), ...(signal ? { signal } : {}) }));

/** Read anew whenever a page opens: a form saves over what it has read. */
export const flowDefinitionQuery = (id: string) =>
  queryOptions({
    queryKey: [...flowsKey, 'definition', id],
    queryFn: ({ signal }) => readFlow(id, signal),
    staleTime: Infinity,
    gcTime: 0,
  });

export const flowPartsQuery = queryOptions({
  queryKey: [...flowsKey, 'parts'],
  queryFn: ({ signal }) => dataOf(api.GET('/admin/flow-parts', { signal })),
  staleTime: 0,
});

export const readStartPage = (signal?: AbortSignal): Promise<StartPage> =>
  dataOf(api.GET('/admin/start', signal ? { signal } : {}));

export const startEditQuery = queryOptions({
  queryKey: [...flowsKey, 'start'],
  queryFn: ({ signal }) => readStartPage(signal),
  staleTime: Infinity,
  gcTime: 0,
});

/** Cards of these flows; one that is not on the start page now tells no price. */
export const flowStartsQuery = (flowIds: readonly string[]) => {
  const ids = [...new Set(flowIds)].toSorted();
  return queryOptions({
    queryKey: [...flowsKey, 'starts', ids],
    queryFn: async ({ signal }): Promise<FlowStart[]> => {
      const sections = await dataOf(api.GET('/flows/start', { signal }));
      const shown = new Map(sections.flatMap(({ flowStarts }) => flowStarts).map((start) => [start.flow.id, start]));
      const startOf = async (id: string): Promise<FlowStart> =>
        shown.get(id) ?? { id, priceFrom: null, flow: await dataOf(api.GET('/flows/{id}', { ...at(id), signal })) };
      return Promise.all(ids.map(startOf));
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

export const saveStartPage = mutationOptions({
  mutationFn: (body: StartPage) => dataOf(api.PUT('/flows/start', { body })),
});

/** A change of a flow: the lists are read again, and the page has the flow as it is now. */
const change = <Input>(client: QueryClient, mutationFn: (input: Input) => Promise<FlowDefinition>) =>
  mutationOptions({
    mutationFn,
    onSuccess: (flow) => {
      client.setQueryData(flowDefinitionQuery(flow.id).queryKey, flow);
      return client.invalidateQueries({ queryKey: [...flowsKey, 'list'] });
    },
  });

export const createFlow = (client: QueryClient) =>
  change(client, (body: FlowForm) => dataOf(api.POST('/flows', { body })));

export const updateFlow = (client: QueryClient, id: string) =>
  change(client, (body: FlowUpdate) => dataOf(api.PUT('/flows/{id}', { ...at(id), body })));

export const publishFlow = (client: QueryClient, id: string) =>
  change(client, (version: number) => dataOf(api.POST('/admin/flows/{id}/publish', { ...at(id), body: { version } })));

export const discardFlowDraft = (client: QueryClient, id: string) =>
  change(client, (version: number) => dataOf(api.POST('/admin/flows/{id}/discard', { ...at(id), body: { version } })));

/** Makes the test; what comes back says where it is. */
export const testFlow = (id: string) =>
  mutationOptions({ mutationFn: () => dataOf(api.POST('/admin/flows/{id}/test', at(id))) });

export const removeFlow = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(api.DELETE('/flows/{id}', at(id))),
    onSuccess: () => client.invalidateQueries({ queryKey: [...flowsKey, 'list'] }),
  });
