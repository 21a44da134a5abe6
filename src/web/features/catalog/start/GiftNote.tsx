import { Trans } from '@lingui/react/macro';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Start.css.ts';

/** For who comes from a gift's mail or its printed code. */
export function GiftNote() {
  return (
    <Note icon="gift" className={css.gift} title={<Trans id="start.gift.title">Je cadeau staat klaar</Trans>}>
      <p>
        <Trans id="start.gift.text">Kies waar je zin in hebt. Bij het betalen staat je code al ingevuld.</Trans>
      </p>
    </Note>
  );
}
