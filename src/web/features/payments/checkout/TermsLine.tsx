import { Trans } from '@lingui/react/macro';
import { TermsLink } from '#web/features/site/TermsLink.tsx';
import { linkClass } from '#web/ui/Link.css.ts';

export function TermsLine() {
  return (
    <p>
      <Trans id="checkout.terms">
        Door te bestellen ga je akkoord met de{' '}
        <TermsLink inNewWindow className={linkClass}>
          voorwaarden (opent in een nieuw venster)
        </TermsLink>
        .
      </Trans>
    </p>
  );
}
