import { Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { type } from '#web/ui/theme/type.css.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import * as css from './TooSmall.css.ts';

/** Specification §2: blocked at these sizes and below. */
const tooSmall = '(max-width: 1024px), (max-height: 608px)';

/** Covers the back office while the browser is too small; the page below stays as it is, with all that was typed. */
export function TooSmall() {
  return useMedia(tooSmall) ? <Cover /> : null;
}

function Cover() {
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const cover = (): void => {
      if (!dialog.open) dialog.showModal();
    };
    const stay = (event: Event): void => event.preventDefault();
    cover();
    dialog.addEventListener('cancel', stay);
    dialog.addEventListener('close', cover);
    return () => {
      dialog.removeEventListener('close', cover);
      dialog.removeEventListener('cancel', stay);
      dialog.close();
    };
  }, []);
  return (
    <dialog ref={ref} className={css.cover} aria-labelledby="too-small-title">
      <h1 id="too-small-title" tabIndex={-1} className={type.h1}>
        <Trans id="admin.tooSmall.title">Uw browser grote is te klein</Trans>
      </h1>
      <p className={type.lead}>
        <Trans id="admin.tooSmall.text">
          Maak het venster groter of verklein de schaal van de pagina. Wat je invulde blijft staan.
        </Trans>
      </p>
    </dialog>
  );
}
