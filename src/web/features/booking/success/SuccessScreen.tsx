import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { useConfig } from '#web/queries/settings.ts';
import { lastOrderId, resultQuery } from '#web/queries/checkout.ts';
import { artImage } from '#web/ui/artImage.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import * as css from './Success.css.ts';
import { ConfirmedReservation } from './ConfirmedReservation.tsx';
import { GeneralThanks } from './GeneralThanks.tsx';

const TestFinished = lazyPart('choosing', () => import('./TestFinished.tsx'), 'TestFinished');
const ConfirmedOrder = lazyPart('choosing', () => import('./ConfirmedOrder.tsx'), 'ConfirmedOrder');

/** `reservationId`: null stands for the last order of this browser. */
export function SuccessScreen({ reservationId }: { reservationId: string | null }) {
  const { t } = useLingui();
  const id = reservationId ?? lastOrderId();
  const answer = useQuery({ ...resultQuery(id ?? ''), enabled: id !== null });
  const waiting = id !== null && answer.isPending;
  const result = !waiting && answer.data?.status === 'confirmed' ? answer.data : null;
  const isTest = useConfig().testUntil !== undefined;
  const isOrder = result !== null && flowNeeds.isOrderCard({ type: result.flowType });
  const spinner = <Spinner delay={0} label={t({ id: 'common.loading', message: 'Laden…' })} />;
  return (
    <Main className={joinClasses(container, css.layout)}>
      {result === null ? <PageTitle parts={[t({ id: 'success.thanks', message: 'Bedankt.' })]} /> : null}
      <Picture image={artImage('buitenbad')} width={524} eager className={css.picture} />
      {waiting ? spinner : null}
      {result === null || id === null ? null : isTest ? (
        <Suspense fallback={spinner}>
          <TestFinished result={result} />
        </Suspense>
      ) : isOrder ? (
        <Suspense fallback={spinner}>
          <ConfirmedOrder reservationId={id} result={result} />
        </Suspense>
      ) : (
        <ConfirmedReservation reservationId={id} result={result} />
      )}
      {waiting || result !== null ? null : <GeneralThanks />}
    </Main>
  );
}
