import { Trans } from '@lingui/react/macro';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Products.css.ts';

/** What keeps guests from booking it as it is now. */
export function Warnings({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <Note kind="warning" title={<Trans id="product.warnings">Zo kunnen gasten dit nog niet boeken</Trans>}>
      <ul className={css.usedBy}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Note>
  );
}
