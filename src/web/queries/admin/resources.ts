import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  Resource,
  ResourceForm,
  ResourceKind,
  ResourceKindForm,
  ResourceKindUpdate,
  ResourceOrder,
  ResourceUpdate,
  Skill,
  SkillForm,
  SkillUpdate,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { everyPage } from '#web/api/everyPage.ts';
import { plannableQuery, readProductsAgain } from './products.ts';

export const resourcesKey = ['admin', 'resources'] as const;

/** All of the venue: the browser searches them itself, so that nobody's name stands in an address. */
export const resourcesQuery = queryOptions({
  queryKey: [...resourcesKey, 'list'],
  queryFn: ({ signal }) => everyPage((query) => bodyOf(api.GET('/admin/resources', { params: { query }, signal }))),
  staleTime: 0,
});

const at = (id: string, signal?: AbortSignal) => ({ params: { path: { id } }, ...(signal ? { signal } : {}) });

export const readResource = (id: string, signal?: AbortSignal): Promise<Resource> =>
  dataOf(api.GET('/admin/resources/{id}', at(id, signal)));

export const resourceQuery = (id: string) =>
  queryOptions({
    queryKey: [...resourcesKey, 'one', id],
    queryFn: ({ signal }) => readResource(id, signal),
    staleTime: 0,
  });

export const createResource = (body: ResourceForm): Promise<Resource> => dataOf(api.POST('/admin/resources', { body }));

export const saveResource = (id: string, body: ResourceUpdate, force: boolean): Promise<Resource> =>
  dataOf(api.PUT('/admin/resources/{id}', { params: { path: { id }, ...(force ? { query: { force } } : {}) }, body }));

export const orderResources = (client: QueryClient) =>
  mutationOptions({
    mutationFn: (body: ResourceOrder) => bodyOf(api.PUT('/admin/resources/order', { body })),
    onSettled: () => readResourcesAgain(client),
  });

export const readKind = (id: string, signal?: AbortSignal): Promise<ResourceKind> =>
  dataOf(api.GET('/admin/resource-kinds/{id}', at(id, signal)));

export const kindQuery = (id: string) =>
  queryOptions({
    queryKey: [...resourcesKey, 'kind', id],
    queryFn: ({ signal }) => readKind(id, signal),
    staleTime: 0,
  });

export const createKind = (body: ResourceKindForm): Promise<ResourceKind> =>
  dataOf(api.POST('/admin/resource-kinds', { body }));

export const saveKind = (id: string, body: ResourceKindUpdate): Promise<ResourceKind> =>
  dataOf(api.PUT('/admin/resource-kinds/{id}', { ...at(id), body }));

export const readSkill = (id: string, signal?: AbortSignal): Promise<Skill> =>
  dataOf(api.GET('/admin/skills/{id}', at(id, signal)));

export const skillQuery = (id: string) =>
  queryOptions({
    queryKey: [...resourcesKey, 'skill', id],
    queryFn: ({ signal }) => readSkill(id, signal),
    staleTime: 0,
  });

export const createSkill = (body: SkillForm): Promise<Skill> => dataOf(api.POST('/admin/skills', { body }));

export const saveSkill = (id: string, body: SkillUpdate): Promise<Skill> =>
  dataOf(api.PUT('/admin/skills/{id}', { ...at(id), body }));

/** Kinds and skills as they are now: they are few, and read as a whole. */
export const kindsAndSkillsQuery = queryOptions({ ...plannableQuery, staleTime: 0 });

/** Products name kinds, skills and pools too. */
export async function readResourcesAgain(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: resourcesKey }), readProductsAgain(client)]);
}
