import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lastOrderId, resultQuery } from '#web/queries/checkout.ts';
import { artImage } from '#web/ui/artImage.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import * as css from './Success.css.ts';
import { ConfirmedVisit } from './ConfirmedVisit.tsx';
import { GeneralThanks } from './GeneralThanks.tsx';

/** Thanks, and what was confirmed; without an address it speaks of the order this browser made last. */
export function SuccessScreen({ reservationId }: { reservationId: string | null }) {
  const { t } = useLingui();
  const id = reservationId ?? lastOrderId();
  const result = useQuery({ ...resultQuery(id ?? ''), enabled: id !== null });
  const waiting = id !== null && result.isPending;
  const confirmed = !waiting && result.data?.status === 'confirmed';
  const title = confirmed
    ? t({ id: 'success.title', message: 'Je reservering is bevestigd' })
    : t({ id: 'success.thanks', message: 'Bedankt.' });
  return (
    <Main className={joinClasses(container, css.layout)}>
      <PageTitle parts={[title]} />
      <Picture image={artImage('buitenbad')} width={524} eager className={css.picture} />
      {waiting ? <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} /> : null}
      {!waiting && id !== null && result.data?.status === 'confirmed' ? (
        <ConfirmedVisit reservationId={id} result={result.data} />
      ) : null}
      {!waiting && result.data?.status !== 'confirmed' ? <GeneralThanks /> : null}
    </Main>
  );
}
