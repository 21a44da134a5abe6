import { Plural, Trans } from '@lingui/react/macro';
import type { Audit, AuditFinding } from '#contract/names.ts';
import { Note } from '#web/ui/Note.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { useMoment } from '../kit/useMoment.ts';
import * as css from './Payments.css.ts';
import { useBookSubjects } from './useBookSubjects.ts';

/** What the last audit found; while the next one runs, first what it already found in what changed since. */
export function AuditOutcome({ audit }: { audit: Audit }) {
  const { at, findings, running } = audit;
  const changes = running ? audit.changes : null;
  return (
    <>
      <div role="status" className={css.outcome}>
        {changes === null ? null : <ChangesNote changes={changes} />}
      </div>
      {changes === null ? null : <Findings findings={changes.findings} />}
      <div role="status">
        {running || at === null ? <RunningNote first={at === null} /> : <WholeNote audit={audit} at={at} />}
      </div>
      <Findings findings={findings} />
    </>
  );
}

function RunningNote({ first }: { first: boolean }) {
  return (
    <Note>
      {first ? (
        <Trans id="books.first">De eerste controle loopt nog.</Trans>
      ) : (
        <Trans id="books.running">De controle loopt nog. Dit is de uitkomst van de vorige keer.</Trans>
      )}
    </Note>
  );
}

function WholeNote({ audit: { checked, findings }, at }: { audit: Audit; at: string }) {
  const when = useMoment()(at);
  return findings.length === 0 ? (
    <Note kind="success">
      <Trans id="books.right">
        Alles klopt: <Plural value={checked} one="# regel" other="# regels" /> nagekeken, {when}.
      </Trans>
    </Note>
  ) : (
    <Note kind="danger">
      <Trans id="books.wrong">
        <Plural value={findings.length} one="# regel klopt" other="# regels kloppen" /> niet, {when}. Stuur dit door aan
        wie het systeem beheert.
      </Trans>
    </Note>
  );
}

function ChangesNote({ changes }: { changes: NonNullable<Audit['changes']> }) {
  const since = useMoment()(changes.since);
  return changes.findings.length === 0 ? (
    <Note kind="success">
      <Trans id="books.changesRight">
        Wat sinds {since} is veranderd, klopt:{' '}
        <Plural value={changes.reservations} one="# reservering" other="# reserveringen" /> nagekeken.
      </Trans>
    </Note>
  ) : (
    <Note kind="danger">
      <Trans id="books.changesWrong">
        Van wat sinds {since} is veranderd, klopt niet alles. Stuur dit door aan wie het systeem beheert.
      </Trans>
    </Note>
  );
}

function Findings({ findings }: { findings: readonly AuditFinding[] }) {
  const subjects = useBookSubjects();
  if (findings.length === 0) return null;
  return (
    <ul className={css.findings}>
      {findings.map(({ rule, text, ids }) => (
        <li key={text} className={card}>
          <h2 className={type.h3}>{subjects[rule] ?? rule}</h2>
          <p lang="en">{text}</p>
          <p className={css.ids}>{ids.join(' ')}</p>
        </li>
      ))}
    </ul>
  );
}
