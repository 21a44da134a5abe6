import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GiftCard } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { giftCardQuery } from '#web/queries/admin/giftCards.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { card as cardClass } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CreditFacts } from './CreditFacts.tsx';
import { GiftCardActions } from './GiftCardActions.tsx';
import { GiftCardHistory } from './GiftCardHistory.tsx';
import { GiftCardState } from './GiftCardState.tsx';
import { useCardAuditWords } from './useCardAuditWords.ts';
import { useCardTitle } from './useCardTitle.ts';

export function GiftCardScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const titleOf = useCardTitle();
  const auditWords = useCardAuditWords();
  const mayChange = usePermission('change_money');
  const { data, error, refetch } = useQuery(giftCardQuery(id));
  return (
    <AdminPage
      title={data === undefined ? t({ id: 'credit.card', message: 'Bon' }) : titleOf(data.giftCard)}
      crumbs={[<CreditsCrumb key="credits" />]}
      actions={data && mayChange ? <GiftCardActions card={data.giftCard} /> : undefined}
    >
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <>
          <Facts card={data.giftCard} />
          <GiftCardHistory movements={data.movements} />
          <AuditTimeline object={`giftCard:${id}`} {...auditWords} />
        </>
      )}
    </AdminPage>
  );
}

export function CreditsCrumb() {
  return (
    <Link to="/admin/credits" className={linkClass}>
      <Trans id="admin.credits">Tegoeden</Trans>
    </Link>
  );
}

function Facts({ card }: { card: GiftCard }) {
  const { t } = useLingui();
  const locale = currentLocale();
  const moment = useMoment();
  const { balance, amount, usableTo, number, createdAt, batchId } = card;
  return (
    <section className={cardClass} aria-label={t({ id: 'credit.facts', message: 'Stand' })}>
      <CreditFacts
        facts={[
          [t({ id: 'credit.balance', message: 'Tegoed' }), formatEuro(balance, locale)],
          [t({ id: 'credit.worth', message: 'Uitgegeven voor' }), formatEuro(amount, locale)],
          [t({ id: 'admin.state', message: 'Status' }), <GiftCardState key="state" card={card} />],
          [
            t({ id: 'credit.usableTo', message: 'Geldig tot en met' }),
            usableTo === null ? '–' : dayWithYear(usableTo, locale),
          ],
          [t({ id: 'credit.since', message: 'Uitgegeven' }), moment(createdAt)],
          batchId === null
            ? [t({ id: 'credit.order', message: 'Bestelling' }), number ?? '–']
            : [t({ id: 'credit.batch', message: 'Serie' }), <BatchLink key="batch" id={batchId} />],
        ]}
      />
    </section>
  );
}

const BatchLink = ({ id }: { id: string }) => (
  <Link to="/admin/credits/batches/$id" params={{ id }} className={linkClass}>
    <Trans id="credit.batch.open">Bekijk de serie</Trans>
  </Link>
);
