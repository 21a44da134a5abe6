import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createPoolException } from '#web/queries/admin/pools.ts';
import { readResourcesAgain } from '#web/queries/admin/resources.ts';
import { useConfig } from '#web/queries/settings.ts';
import { AdminPage } from '../../kit/AdminPage.tsx';
import { useForcedSave } from '../../openingTimes/useForcedSave.tsx';
import { ResourcesCrumb } from '../ResourcesCrumb.tsx';
import { PoolCrumb } from './PoolCrumb.tsx';
import { PoolExceptionForm } from './PoolExceptionForm.tsx';
import { PoolsCrumb } from './PoolsCrumb.tsx';
import { newPoolException, poolExceptionChange, savedPoolException, sentPoolException } from './poolValues.ts';

export function NewPoolExceptionScreen({ id, date }: { id: string; date: string | undefined }) {
  const { t } = useLingui();
  const { today } = useConfig();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { save, dialog } = useForcedSave();
  const initial = { values: newPoolException(id, date ?? today), version: 0 };
  return (
    <AdminPage
      title={t({ id: 'opening.new', message: 'Uitzondering toevoegen' })}
      crumbs={[<ResourcesCrumb key="resources" />, <PoolsCrumb key="pools" />, <PoolCrumb key="pool" id={id} />]}
    >
      <PoolExceptionForm
        initial={initial}
        save={async (values) => {
          const form = sentPoolException(values);
          const created = await save((force) => createPoolException(form, force), poolExceptionChange(form));
          await readResourcesAgain(client);
          const params = { id, exceptionId: created.id };
          await navigate({ to: '/admin/resources/pools/$id/exceptions/$exceptionId', params, ignoreBlocker: true });
          return savedPoolException(created);
        }}
        reload={async () => initial}
      />
      {dialog}
    </AdminPage>
  );
}
