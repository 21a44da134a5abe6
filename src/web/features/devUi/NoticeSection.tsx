import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { row } from '#web/ui/theme/layout.css.ts';
import { toastError, toastSuccess } from '#web/ui/toast.ts';
import { pair } from './DevUi.css.ts';
import { Section } from './Section.tsx';

const failure = {
  title: 'Fout bij verwijderen',
  text: 'Het product staat nog in je reservering. Probeer het opnieuw.',
};

export function NoticeSection() {
  return (
    <Section title="Melding">
      <div className={row}>
        <Badge kind="success">Bevestigd</Badge>
        <Badge kind="warning">EN ontbreekt</Badge>
        <Badge kind="danger">Geannuleerd</Badge>
        <Badge kind="swim">Badkledingdag</Badge>
        <Badge>Collectie</Badge>
      </div>
      <div className={pair}>
        <Note>
          Je reservering blijft nog 5 minuten staan.{' '}
          <a className={linkClass} href="#melding">
            Langer bewaren
          </a>
        </Note>
        <Note kind="swim">Op deze dag draag je badkleding, in alle baden en sauna’s.</Note>
        <Note kind="success" title="Toegevoegd.">
          Entree voor gast 1 en 2, zaterdag 16 mei van 10:00 tot 18:00.
        </Note>
        <Note kind="danger" title="De betaling is niet gelukt">
          Er is niets afgeschreven. Probeer het opnieuw.
        </Note>
        <Note kind="warning">Nog 1 minuut om af te ronden.</Note>
      </div>
      <div className={row}>
        <Button kind="outline" onClick={() => toastSuccess('Je gegevens zijn bijgewerkt')}>
          Toon gelukt
        </Button>
        <Button kind="outline" onClick={() => toastError(failure)}>
          Toon fout
        </Button>
      </div>
      <div className={pair}>
        <Spinner label="Laden…" />
        <Skeleton height="64px" />
      </div>
    </Section>
  );
}
