import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { formatEuro } from '#domain/values/money.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { ledgerQuery } from '#web/queries/admin/reservations.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { useMoment } from '../kit/useMoment.ts';
import { useLedgerWords } from './useLedgerWords.ts';
import * as css from './Reservation.css.ts';
import { isAtDesk, useDeskMethods } from './useDeskMethods.ts';

/** What was paid at the desk and with credits; online payments have lines of their own. */
export function LedgerLines({ id }: { id: string }) {
  const { t } = useLingui();
  const moment = useMoment();
  const methods = useDeskMethods();
  const { data, error, refetch } = useQuery(ledgerQuery(id));
  const words = useLedgerWords();
  const lines = data?.filter(({ paymentId }) => paymentId === null) ?? [];
  if (error !== null && data === undefined) {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
        {refusedText(refusedBy(error))}
      </RetryNote>
    );
  }
  if (lines.length === 0) return null;
  return (
    <ul className={css.lines}>
      {lines.map(({ id: entryId, kind, amount, reason, at }) => (
        <li key={entryId} className={css.line}>
          <span className={css.words}>
            {words[kind]}
            <span className={css.meta}>
              {[...(isAtDesk(kind) ? [methods[reason] ?? reason] : []), moment(at)].join(' · ')}
            </span>
          </span>
          <span className={css.end}>{formatEuro(amount, currentLocale())}</span>
        </li>
      ))}
    </ul>
  );
}
