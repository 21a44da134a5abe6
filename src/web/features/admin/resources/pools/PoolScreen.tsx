import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import type { Pool, PoolForm as Values, PlanningChange } from '#contract/names.ts';
import { addDays } from '#domain/values/localDate.ts';
import { poolQuery, readPool, savePool } from '#web/queries/admin/pools.ts';
import { readResourcesAgain } from '#web/queries/admin/resources.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { useForcedSave } from '../../openingTimes/useForcedSave.tsx';
import { RemoveObject } from '../../products/RemoveObject.tsx';
import { daysAhead } from '../daysAhead.ts';
import { PageOf } from '../PageOf.tsx';
import { ResourcesCrumb } from '../ResourcesCrumb.tsx';
import { PoolForm, savedPool } from './PoolForm.tsx';
import { PoolMonth } from './PoolMonth.tsx';
import { PoolsCrumb } from './PoolsCrumb.tsx';

export function PoolScreen({ id }: { id: string }) {
  const { t } = useLingui();
  return (
    <PageOf
      query={useQuery(poolQuery(id))}
      title={(pool) => pool?.name ?? t({ id: 'admin.kind.pool', message: 'Bad of zaal' })}
      crumbs={[<ResourcesCrumb key="resources" />, <PoolsCrumb key="pools" />]}
      actions={(pool) => (
        <>
          <Link
            to="/admin/resources/pools/$id/exceptions/create"
            params={{ id }}
            className={buttonClass({ kind: 'outline', size: 'small' })}
          >
            <Trans id="opening.new">Uitzondering toevoegen</Trans>
          </Link>
          <Remove pool={pool} />
        </>
      )}
    >
      {(pool) => (
        <>
          <ChangePool pool={pool} />
          <PoolMonth pool={pool} />
        </>
      )}
    </PageOf>
  );
}

function ChangePool({ pool }: { pool: Pool }) {
  const { id } = pool;
  const { today } = useConfig();
  const client = useQueryClient();
  const { save, dialog } = useForcedSave();
  const changeTo = ({ capacity, hours = [] }: Values): PlanningChange => ({
    kind: 'pool',
    id,
    fromDate: today,
    toDate: addDays(today, daysAhead),
    capacity,
    hours,
  });
  return (
    <>
      <PoolForm
        id={id}
        initial={savedPool(pool)}
        save={async (values, version) => {
          const saved = await save((force) => savePool(id, { ...values, version }, force), changeTo(values));
          await readResourcesAgain(client);
          return savedPool(saved);
        }}
        reload={async () => savedPool(await readPool(id))}
      />
      {dialog}
    </>
  );
}

function Remove({ pool: { id, name } }: { pool: Pool }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await navigate({ to: '/admin/resources/pools', ignoreBlocker: true });
    await readResourcesAgain(client);
  };
  return (
    <RemoveObject
      kind="pool"
      id={id}
      name={name}
      onRemoved={() => void leave()}
      advice={
        <Trans id="pool.remove.text">
          Dat kan niet terug. Is het voor een tijd dicht, maak dan een uitzondering met 0 plaatsen.
        </Trans>
      }
    />
  );
}
