import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { PlanningChange, Resource, ResourceForm } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { readResource, readResourcesAgain, resourceQuery, saveResource } from '#web/queries/admin/resources.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { useForcedSave } from '../openingTimes/useForcedSave.tsx';
import { RemoveObject } from '../products/RemoveObject.tsx';
import { daysAhead } from './daysAhead.ts';
import { PageOf } from './PageOf.tsx';
import { ResourceFields, savedResource } from './ResourceFields.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';

export function ResourceScreen({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <PageOf
      query={useQuery(resourceQuery(id))}
      title={(resource) => resource?.name ?? t({ id: 'admin.kind.resource', message: 'Therapeut, ruimte of bed' })}
      crumbs={[<ResourcesCrumb key="resources" />]}
      actions={(resource) => (
        <>
          <Link
            to="/admin/resources/$id/roster"
            params={{ id }}
            className={buttonClass({ kind: 'outline', size: 'small' })}
          >
            <Trans id="admin.kind.roster">Rooster</Trans>
          </Link>
          <Remove resource={resource} />
        </>
      )}
    >
      {(resource) => <ChangeResource resource={resource} />}
    </PageOf>
  );
}

function ChangeResource({ resource }: { resource: Resource }) {
  const { id } = resource;
  const { today } = useConfig();
  const client = useQueryClient();
  const { save, dialog } = useForcedSave();
  const changeTo = ({ kindId, skillIds, active }: ResourceForm): PlanningChange => ({
    kind: 'resource',
    id,
    fromDate: today,
    toDate: addDays(today, daysAhead),
    kindId,
    skillIds,
    active,
  });
  return (
    <>
      <ResourceFields
        id={id}
        initial={savedResource(resource)}
        save={async (values, version) => {
          const saved = await save((force) => saveResource(id, { ...values, version }, force), changeTo(values));
          await readResourcesAgain(client);
          return savedResource(saved);
        }}
        reload={async () => savedResource(await readResource(id))}
      />
      {dialog}
    </>
  );
}

function Remove({ resource: { id, name } }: { resource: Resource }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await navigate({ to: '/admin/resources', ignoreBlocker: true });
    await readResourcesAgain(client);
  };
  return (
    <RemoveObject
      kind="resource"
      id={id}
      name={name}
      onRemoved={() => void leave()}
      advice={
        <Trans id="resource.remove.text">
          Dat kan niet terug. Is het voor een tijd, zet dan het vinkje bij ‘In gebruik’ uit.
        </Trans>
      }
    />
  );
}
