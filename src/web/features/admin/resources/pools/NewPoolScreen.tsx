import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createPool } from '#web/queries/admin/pools.ts';
import { readResourcesAgain } from '#web/queries/admin/resources.ts';
import { AdminPage } from '../../kit/AdminPage.tsx';
import { ResourcesCrumb } from '../ResourcesCrumb.tsx';
import { PoolForm, savedPool } from './PoolForm.tsx';
import { PoolsCrumb } from './PoolsCrumb.tsx';

const initial = { values: { name: '', capacity: 0, hours: [] }, version: 0 };

export function NewPoolScreen() {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <AdminPage
      title={t({ id: 'pool.new', message: 'Bad of zaal toevoegen' })}
      crumbs={[<ResourcesCrumb key="resources" />, <PoolsCrumb key="pools" />]}
    >
      <PoolForm
        initial={initial}
        save={async (values) => {
          const created = await createPool(values);
          await readResourcesAgain(client);
          await navigate({ to: '/admin/resources/pools/$id', params: { id: created.id }, ignoreBlocker: true });
          return savedPool(created);
        }}
        reload={async () => initial}
      />
    </AdminPage>
  );
}
