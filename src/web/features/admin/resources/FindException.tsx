import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { poolExceptionQuery } from '#web/queries/admin/pools.ts';
import { rosterExceptionQuery } from '#web/queries/admin/rosters.ts';
import { PageOf } from './PageOf.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';

/** Leads to the page of an exception of which only the id is known. */
export function FindRosterException({ exceptionId }: { exceptionId: string }) {
  const { t } = useLingui();
  return (
    <PageOf
      query={useQuery(rosterExceptionQuery(exceptionId))}
      title={() => t({ id: 'admin.kind.rosterException', message: 'Afwijking van het rooster' })}
      crumbs={[<ResourcesCrumb key="resources" />]}
    >
      {({ resourceId: id }) => (
        <Navigate to="/admin/resources/$id/roster/$exceptionId" params={{ id, exceptionId }} replace />
      )}
    </PageOf>
  );
}

export function FindPoolException({ exceptionId }: { exceptionId: string }) {
  const { t } = useLingui();
  return (
    <PageOf
      query={useQuery(poolExceptionQuery(exceptionId))}
      title={() => t({ id: 'admin.kind.poolException', message: 'Afwijkend aantal plaatsen' })}
      crumbs={[<ResourcesCrumb key="resources" />]}
    >
      {({ poolId: id }) => (
        <Navigate to="/admin/resources/pools/$id/exceptions/$exceptionId" params={{ id, exceptionId }} replace />
      )}
    </PageOf>
  );
}
