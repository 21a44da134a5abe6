import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { flowListQuery } from '#web/queries/admin/flows.ts';
import { openingWeekQuery } from '#web/queries/admin/openingTimes.ts';
import { productsQuery } from '#web/queries/admin/products.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './FirstSteps.css.ts';
import { isFound, missingSteps, type FirstStep } from './missingSteps.ts';

const mostFlows = 200;

/** What a new venue still needs before its first booking, until visitors find a flow on the start page. */
export function FirstSteps() {
  return usePermission('change_catalog') ? <Asked /> : null;
}

function Asked() {
  const flows = useQuery(flowListQuery({}, mostFlows)).data?.rows;
  const enabled = flows !== undefined && !isFound(flows);
  const { data: week } = useQuery({ ...openingWeekQuery, enabled });
  const { data: products } = useQuery({ ...productsQuery({ filter: 'visible:true', pageSize: 1 }), enabled });
  if (!enabled || week === undefined || products === undefined) return null;
  return <Steps steps={missingSteps({ week, visibleProducts: products.total, flows })} />;
}

function Steps({ steps }: { steps: readonly FirstStep[] }) {
  return (
    <Note title={<Trans id="firstSteps.title">Nog nodig voor de eerste boeking</Trans>}>
      <ol className={css.steps}>
        {steps.map((step) => (
          <li key={step}>{links[step]}</li>
        ))}
      </ol>
      <p>
        <Trans id="firstSteps.planning">
          Geef je behandelingen? Zet dan vóór de producten bij{' '}
          <Link to="/admin/resources" className={linkClass}>
            Therapeuten en ruimtes
          </Link>{' '}
          wie ze geeft, en wanneer.
        </Trans>
      </p>
    </Note>
  );
}

const links: Record<FirstStep, ReactNode> = {
  opening: (
    <Link to="/admin/opening-times/default" className={linkClass}>
      <Trans id="firstSteps.opening">Vul in wanneer je open bent</Trans>
    </Link>
  ),
  products: (
    <Link to="/admin/products" className={linkClass}>
      <Trans id="firstSteps.products">Maak producten, of importeer je lijst</Trans>
    </Link>
  ),
  flow: (
    <Link to="/admin/flows" className={linkClass}>
      <Trans id="firstSteps.flow">Maak een flow en publiceer hem</Trans>
    </Link>
  ),
  startPage: (
    <Link to="/admin/flows/start" className={linkClass}>
      <Trans id="firstSteps.startPage">Zet de flow op de startpagina</Trans>
    </Link>
  ),
};
