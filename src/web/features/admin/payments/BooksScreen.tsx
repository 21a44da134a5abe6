import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Audit } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { booksQuery } from '#web/queries/admin/payments.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { useMoment } from '../kit/useMoment.ts';
import * as css from './Payments.css.ts';
import { PaymentsNav } from './PaymentsNav.tsx';
import { useBookSubjects } from './useBookSubjects.ts';

/** Whether bookings, money and credits agree with each other. */
export function BooksScreen() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(booksQuery);
  return (
    <AdminPage
      title={t({ id: 'admin.payments.books', message: 'Controle' })}
      lead={<Trans id="books.lead">Hier zie je of boekingen, geld en tegoeden op elkaar aansluiten.</Trans>}
      actions={
        <Button
          kind="outline"
          size="small"
          busyLabel={isFetching && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() => void refetch()}
        >
          <Trans id="books.again">Controleer opnieuw</Trans>
        </Button>
      }
    >
      <PaymentsNav />
      {data !== undefined ? (
        <Books books={data} />
      ) : error === null ? (
        <ListSkeleton />
      ) : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
    </AdminPage>
  );
}

function Books({ books: { at, checked, findings, running } }: { books: Audit }) {
  const moment = useMoment();
  const subjects = useBookSubjects();
  const when = at === null ? '' : moment(at);
  return (
    <>
      <div role="status">
        {running || at === null ? (
          <Note>
            <Trans id="books.running">De controle loopt nog. Dit is de uitkomst van de vorige keer.</Trans>
          </Note>
        ) : findings.length === 0 ? (
          <Note kind="success">
            <Trans id="books.right">
              Alles klopt: <Plural value={checked} one="# regel" other="# regels" /> nagekeken, {when}.
            </Trans>
          </Note>
        ) : (
          <Note kind="danger">
            <Trans id="books.wrong">
              <Plural value={findings.length} one="# regel klopt" other="# regels kloppen" /> niet, {when}. Stuur dit
              door aan wie het systeem beheert.
            </Trans>
          </Note>
        )}
      </div>
      {findings.length === 0 ? null : (
        <ul className={css.findings}>
          {findings.map(({ rule, text, ids }) => (
            <li key={text} className={card}>
              <h2 className={type.h3}>{subjects[rule] ?? rule}</h2>
              <p lang="en">{text}</p>
              <p className={css.ids}>{ids.join(' ')}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
