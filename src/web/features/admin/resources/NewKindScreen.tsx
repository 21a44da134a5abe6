import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createKind, readResourcesAgain } from '#web/queries/admin/resources.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { typedTexts } from '../kit/form/typedTexts.ts';
import { KindFields, savedKind, sentKind } from './KindFields.tsx';
import { KindsCrumb } from './KindsCrumb.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';

export function NewKindScreen() {
  const { t } = useLingui();
  return (
    <AdminPage
      title={t({ id: 'resource.kind.new', message: 'Soort toevoegen' })}
      crumbs={[<ResourcesCrumb key="resources" />, <KindsCrumb key="kinds" />]}
    >
      <NewKind />
    </AdminPage>
  );
}

const initial = { values: { name: typedTexts(null), of: 'therapist' }, version: 0 };

function NewKind() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <KindFields
      initial={initial}
      save={async (values) => {
        const created = await createKind(sentKind(values));
        await readResourcesAgain(client);
        await navigate({ to: '/admin/resources/kinds/$id', params: { id: created.id }, ignoreBlocker: true });
        return savedKind(created);
      }}
      reload={async () => initial}
    />
  );
}
