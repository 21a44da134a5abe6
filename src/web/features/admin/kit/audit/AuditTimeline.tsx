import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { auditEntriesQuery } from '#web/queries/admin/auditEntries.ts';
import { Button } from '#web/ui/Button.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { useAuditWords } from './useAuditWords.ts';
import { card } from '../AdminPage.css.ts';
import { usePermission } from '../usePermission.ts';
import { AuditLine, type AuditWords } from './AuditLine.tsx';
import * as css from './Audit.css.ts';

/** `object`: 'kind:id'. */
type AuditTimelineProps = Partial<AuditWords> & { object: string };

/** Who changed what of an object, for who may read it. */
export function AuditTimeline(props: AuditTimelineProps) {
  return usePermission('read_audit') ? <Timeline {...props} /> : null;
}

function Timeline({ object, ...own }: AuditTimelineProps) {
  const { t } = useLingui();
  const { labels, textOf } = useAuditWords();
  const words: AuditWords = {
    ...own,
    labels: { ...labels, ...own.labels },
    textOf: (field, value) => own.textOf?.(field, value) ?? textOf(field, value),
  };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery(auditEntriesQuery(object));
  const entries = data?.pages.flat();
  return (
    <section className={card} aria-labelledby="audit-title">
      <h2 id="audit-title" className={type.h3}>
        <Trans id="admin.audit">Geschiedenis</Trans>
      </h2>
      {error !== null && entries === undefined ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      ) : null}
      {entries === undefined && error === null ? (
        <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />
      ) : null}
      {entries?.length === 0 ? (
        <p className={css.nothing}>
          <Trans id="admin.audit.empty">Er is nog niets gewijzigd.</Trans>
        </p>
      ) : null}
      <ol className={css.lines}>
        {entries?.map((entry) => (
          <AuditLine key={entry.id} entry={entry} {...words} />
        ))}
      </ol>
      {hasNextPage ? (
        <Button
          kind="outline"
          size="small"
          busyLabel={isFetching && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() => void fetchNextPage()}
        >
          <Trans id="admin.audit.more">Toon eerdere</Trans>
        </Button>
      ) : null}
    </section>
  );
}
