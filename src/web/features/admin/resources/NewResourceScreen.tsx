import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ResourceForm, ResourceKind } from '#contract/names.ts';
import {
  createResource,
  kindsAndSkillsQuery,
  readResourcesAgain,
  resourcesQuery,
} from '#web/queries/admin/resources.ts';
import { NoKind } from './NoKind.tsx';
import { PageOf } from './PageOf.tsx';
import { ResourceFields, savedResource } from './ResourceFields.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';

export function NewResourceScreen() {
  const { t } = useLingui();
  return (
    <PageOf
      query={useQuery(kindsAndSkillsQuery)}
      title={() => t({ id: 'resource.new.title', message: 'Therapeut, ruimte of bed toevoegen' })}
      crumbs={[<ResourcesCrumb key="resources" />]}
    >
      {({ kinds: [first] }) => (first === undefined ? <NoKind /> : <NewResource kind={first} />)}
    </PageOf>
  );
}

/** Behind all others. */
async function lastPosition(client: QueryClient): Promise<number> {
  const resources = await client.fetchQuery(resourcesQuery);
  return Math.min(10_000, 1 + Math.max(0, ...resources.map(({ position }) => position)));
}

function NewResource({ kind }: { kind: ResourceKind }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const blank: ResourceForm = { name: '', kindId: kind.id, skillIds: [], active: true, position: 0 };
  const initial = { values: blank, version: 0 };
  return (
    <ResourceFields
      initial={initial}
      save={async (values) => {
        const created = await createResource({ ...values, position: await lastPosition(client) });
        await readResourcesAgain(client);
        await navigate({ to: '/admin/resources/$id', params: { id: created.id }, ignoreBlocker: true });
        return savedResource(created);
      }}
      reload={async () => initial}
    />
  );
}
