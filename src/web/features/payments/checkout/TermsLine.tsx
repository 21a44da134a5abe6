import { Trans } from '@lingui/react/macro';
import { useConfig } from '#web/queries/settings.ts';
import { linkClass } from '#web/ui/Link.css.ts';

export function TermsLine() {
  const { termsUrl } = useConfig().venue;
  return (
    <p>
      <Trans id="checkout.terms">
        Door te bestellen ga je akkoord met de{' '}
        <a href={termsUrl} target="_blank" rel="noreferrer" className={linkClass}>
          voorwaarden (opent in een nieuw venster)
        </a>
        .
      </Trans>
    </p>
  );
}
