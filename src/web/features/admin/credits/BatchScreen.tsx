import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { GiftCardBatch } from '#contract/names.ts';
import { formatEuro } from '#domain/values/money.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { dayWithYear } from '#web/i18n/dates.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { batchQuery } from '#web/queries/admin/giftCardBatches.ts';
import { giftCardsQuery } from '#web/queries/admin/giftCards.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { card as cardClass } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import { usePrivateSearch } from '../kit/list/usePrivateSearch.ts';
import { useLanguageNames } from '../kit/useLanguageNames.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import { BatchOutcomeText, BlockBatch, type BatchOutcome } from './BlockBatch.tsx';
import { BatchFiles } from './BatchFiles.tsx';
import { CreditFacts } from './CreditFacts.tsx';
import { CreditsCrumb } from './GiftCardScreen.tsx';
import { useBatchTitle } from './useBatchTitle.ts';
import { useCardAuditWords } from './useCardAuditWords.ts';
import { useCardColumns } from './useCardColumns.tsx';

/** What was made, its files, and its cards. */
export function BatchScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const choices = usePrivateSearch();
  const titleOf = useBatchTitle();
  const auditWords = useCardAuditWords();
  const mayPrint = usePermission('change_money');
  const batch = useQuery(batchQuery(id));
  const search = listQuery({ ...choices.search, batch: id }, ['blocked', 'batch']);
  const { data, error, isFetching, refetch } = useQuery(giftCardsQuery(search));
  const [outcome, setOutcome] = useState<BatchOutcome | null>(null);
  const isUsable = batch.data !== undefined && batch.data.blocked < batch.data.count;
  return (
    <ListPage
      title={batch.data === undefined ? t({ id: 'credit.batch', message: 'Serie' }) : titleOf(batch.data)}
      crumbs={[<CreditsCrumb key="credits" />, <BatchesCrumb key="batches" />]}
      actions={
        mayPrint && batch.data !== undefined ? (
          <>
            {isUsable ? <BatchFiles id={id} /> : null}
            <BlockBatch batch={batch.data} onDone={setOutcome} />
          </>
        ) : undefined
      }
      nav={
        <>
          <div role="status">
            {outcome === null ? null : (
              <Note kind="success">
                <BatchOutcomeText outcome={outcome} />
              </Note>
            )}
          </div>
          <BatchNote query={batch} />
        </>
      }
      choices={choices}
      searchLabel={t({ id: 'credit.cards.search', message: 'Zoek op code, ordernummer of naam' })}
      columns={useCardColumns()}
      keyOf={(card) => card.id}
      state={{ data, error, isFetching, onRetry: () => void refetch() }}
      empty={<Trans id="credit.cards.empty">Er zijn nog geen cadeaubonnen of vouchers.</Trans>}
    >
      <AuditTimeline object={`giftCardBatch:${id}`} {...auditWords} />
    </ListPage>
  );
}

const BatchesCrumb = () => (
  <Link to="/admin/credits/batches" className={linkClass}>
    <Trans id="credit.batches">Series bonnen</Trans>
  </Link>
);

function BatchNote({ query }: { query: { data: GiftCardBatch | undefined; error: unknown; refetch: () => unknown } }) {
  const { t } = useLingui();
  if (query.data !== undefined) return <Facts batch={query.data} />;
  if (query.error === null) return null;
  return (
    <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void query.refetch()}>
      {refusedText(refusedBy(query.error))}
    </RetryNote>
  );
}

function Facts({ batch }: { batch: GiftCardBatch }) {
  const { t } = useLingui();
  const locale = currentLocale();
  const moment = useMoment();
  const languageNames = useLanguageNames();
  const { balance, total, usableTo, createdAt, language, reason, blocked } = batch;
  return (
    <section className={cardClass} aria-label={t({ id: 'credit.facts', message: 'Stand' })}>
      <CreditFacts
        facts={[
          [t({ id: 'credit.balance', message: 'Tegoed' }), formatEuro(balance, locale)],
          [t({ id: 'credit.worth', message: 'Uitgegeven voor' }), formatEuro(total, locale)],
          [t({ id: 'credit.blocked', message: 'Geblokkeerd' }), String(blocked)],
          [
            t({ id: 'credit.usableTo', message: 'Geldig tot en met' }),
            usableTo === null ? '–' : dayWithYear(usableTo, locale),
          ],
          [t({ id: 'credit.since', message: 'Uitgegeven' }), moment(createdAt)],
          [t({ id: 'credit.batch.language', message: 'Taal op de bon' }), languageNames[language]],
          [t({ id: 'credit.reason', message: 'Reden' }), reason],
        ]}
      />
    </section>
  );
}
