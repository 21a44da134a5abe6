import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { BulkMailCount, GuestsSearch } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { bulkMailCountQuery } from '#web/queries/admin/bulkMail.ts';
import { Note } from '#web/ui/Note.tsx';
import { useLanguageNames } from '../kit/useLanguageNames.ts';

/** Whom the list as it is narrowed now would reach. */
export function BulkMailReach({ search }: { search: GuestsSearch }) {
  const { data, error } = useQuery(bulkMailCountQuery(search, null));
  return (
    <div role="status">
      {error === null ? null : (
        <Note kind="danger">
          <p>{refusedText(refusedBy(error))}</p>
        </Note>
      )}
      {data === undefined ? null : <Reach count={data} />}
    </div>
  );
}

function Reach({ count: { reservations, withoutAddress, languages, most } }: { count: BulkMailCount }) {
  const names = useLanguageNames();
  const spoken = languages.map((language) => names[language]).join(', ');
  return (
    <Note kind={reservations === 0 || reservations > most ? 'warning' : 'sand'}>
      <p>
        {reservations === 0 ? (
          <Trans id="bulkMail.none">In deze lijst staat geen geboekt bezoek van iemand met een e-mailadres.</Trans>
        ) : (
          <Trans id="bulkMail.reach">
            <Plural value={reservations} one="# reservering krijgt" other="# reserveringen krijgen" /> de mail. Talen:{' '}
            {spoken}.
          </Trans>
        )}
      </p>
      {withoutAddress === 0 ? null : (
        <p>
          <Trans id="bulkMail.unreachable">
            <Plural value={withoutAddress} one="# reservering heeft" other="# reserveringen hebben" /> geen klant met
            een e-mailadres: die bereik je zo niet.
          </Trans>
        </p>
      )}
      {reservations > most ? (
        <p>
          <Trans id="bulkMail.tooMany">Een mail gaat naar hoogstens {most} reserveringen. Kies minder dagen.</Trans>
        </p>
      ) : null}
    </Note>
  );
}
