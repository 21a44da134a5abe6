import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { PoolException } from '#contract/names.ts';
import {
  createPoolException,
  poolExceptionQuery,
  readPoolException,
  removePoolException,
  savePoolException,
} from '#web/queries/admin/pools.ts';
import { readResourcesAgain } from '#web/queries/admin/resources.ts';
import { periodText } from '../../openingTimes/ExceptionList.tsx';
import { useForcedSave } from '../../openingTimes/useForcedSave.tsx';
import { DisruptionLink } from '../DisruptionLink.tsx';
import { PageOf } from '../PageOf.tsx';
import { RemoveException } from '../RemoveException.tsx';
import { ResourcesCrumb } from '../ResourcesCrumb.tsx';
import { PoolCrumb } from './PoolCrumb.tsx';
import { PoolExceptionForm } from './PoolExceptionForm.tsx';
import { PoolsCrumb } from './PoolsCrumb.tsx';
import { poolExceptionChange, savedPoolException, sentPoolException } from './poolValues.ts';

export function PoolExceptionScreen({ id, exceptionId }: { id: string; exceptionId: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <PageOf
      query={useQuery(poolExceptionQuery(exceptionId))}
      title={(exception) =>
        exception === undefined
          ? t({ id: 'admin.kind.poolException', message: 'Afwijkend aantal plaatsen' })
          : periodText(exception)
      }
      crumbs={[<ResourcesCrumb key="resources" />, <PoolsCrumb key="pools" />, <PoolCrumb key="pool" id={id} />]}
      actions={({ id: _id, version: _version, ...form }) => (
        <>
          <DisruptionLink fromDate={form.fromDate} toDate={form.toDate} />
          <RemoveException
            change={{
              kind: 'poolException',
              id: exceptionId,
              fromDate: form.fromDate,
              toDate: form.toDate,
              delete: true,
            }}
            remove={(force) => removePoolException(exceptionId, force)}
            restore={{ create: (force) => createPoolException(form, force), change: poolExceptionChange(form) }}
            leave={() => navigate({ to: '/admin/resources/pools/$id', params: { id }, ignoreBlocker: true })}
          />
        </>
      )}
    >
      {(exception) => <ChangeException exception={exception} />}
    </PageOf>
  );
}

function ChangeException({ exception }: { exception: PoolException }) {
  const { id } = exception;
  const client = useQueryClient();
  const { save, dialog } = useForcedSave();
  return (
    <>
      <PoolExceptionForm
        id={id}
        initial={savedPoolException(exception)}
        save={async (values, version) => {
          const form = sentPoolException(values);
          const attempt = (force: boolean) => savePoolException(id, { ...form, version }, force);
          const saved = await save(attempt, poolExceptionChange(form, id));
          await readResourcesAgain(client);
          return savedPoolException(saved);
        }}
        reload={async () => savedPoolException(await readPoolException(id))}
      />
      {dialog}
    </>
  );
}
