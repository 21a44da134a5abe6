import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ResourceKind } from '#contract/names.ts';
import { kindQuery, readKind, readResourcesAgain, saveKind } from '#web/queries/admin/resources.ts';
import { RemoveObject } from '../products/RemoveObject.tsx';
import { localText } from '../kit/LocalText.tsx';
import { KindFields, savedKind, sentKind } from './KindFields.tsx';
import { KindsCrumb } from './KindsCrumb.tsx';
import { PageOf } from './PageOf.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';

export function KindScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  return (
    <PageOf
      query={useQuery(kindQuery(id))}
      title={(data) => (data && localText(data.name)) ?? t({ id: 'admin.field.kind', message: 'Soort' })}
      crumbs={[<ResourcesCrumb key="resources" />, <KindsCrumb key="kinds" />]}
      actions={(data) => <Remove kind={data} />}
    >
      {(data) => (
        <KindFields
          id={id}
          initial={savedKind(data)}
          save={async (values, version) => {
            const saved = await saveKind(id, { ...sentKind(values), version });
            await readResourcesAgain(client);
            return savedKind(saved);
          }}
          reload={async () => savedKind(await readKind(id))}
        />
      )}
    </PageOf>
  );
}

function Remove({ kind: { id, name } }: { kind: ResourceKind }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await navigate({ to: '/admin/resources/kinds', ignoreBlocker: true });
    await readResourcesAgain(client);
  };
  return (
    <RemoveObject
      kind="resourceKind"
      id={id}
      name={localText(name)}
      onRemoved={() => void leave()}
      advice={<Trans id="resource.named.remove">Dat kan niet terug.</Trans>}
    />
  );
}
