import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { flowNeeds } from '#domain/flows/flowNeeds.ts';
import { lastOrderId, resultQuery } from '#web/queries/checkout.ts';
import { artImage } from '#web/ui/artImage.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import * as css from './Success.css.ts';
import { ConfirmedOrder } from './ConfirmedOrder.tsx';
import { ConfirmedVisit } from './ConfirmedVisit.tsx';
import { GeneralThanks } from './GeneralThanks.tsx';

/** Thanks, and what was confirmed; without an address it speaks of the order this browser made last. */
export function SuccessScreen({ reservationId }: { reservationId: string | null }) {
  const { t } = useLingui();
  const id = reservationId ?? lastOrderId();
  const answer = useQuery({ ...resultQuery(id ?? ''), enabled: id !== null });
  const waiting = id !== null && answer.isPending;
  const result = !waiting && answer.data?.status === 'confirmed' ? answer.data : null;
  const isOrder = result !== null && flowNeeds.isOrderCard({ type: result.flowType });
  const title = useTitle(result === null ? 'unknown' : isOrder ? 'order' : 'visit');
  return (
    <Main className={joinClasses(container, css.layout)}>
      <PageTitle parts={[title]} />
      <Picture image={artImage('buitenbad')} width={524} eager className={css.picture} />
      {waiting ? <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} /> : null}
      {result === null || id === null ? null : isOrder ? (
        <ConfirmedOrder reservationId={id} result={result} />
      ) : (
        <ConfirmedVisit reservationId={id} result={result} />
      )}
      {waiting || result !== null ? null : <GeneralThanks />}
    </Main>
  );
}

function useTitle(what: 'visit' | 'order' | 'unknown'): string {
  const { t } = useLingui();
  if (what === 'visit') return t({ id: 'success.title', message: 'Je reservering is bevestigd' });
  if (what === 'order') return t({ id: 'success.order.title', message: 'Je bestelling is bevestigd' });
  return t({ id: 'success.thanks', message: 'Bedankt.' });
}
