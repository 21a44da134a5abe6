import { Trans, useLingui } from '@lingui/react/macro';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './paymentLink.css.ts';

/** Offers a retry when the problem may pass. */
export function LinkMissing({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  const { i18n } = useLingui();
  const { siteUrl, contactUrl } = useConfig().venue;
  return (
    <>
      <p className={type.lead}>
        {problem === null ? (
          <Trans id="payment_link.failed.text">
            De link is niet compleet, verlopen of al gebruikt. Neem contact met ons op als je nog wilt betalen.
          </Trans>
        ) : (
          i18n._(errorSentence(problem))
        )}
      </p>
      <div className={css.actions}>
        {problem === null ? null : (
          <Button onClick={onRetry}>
            <Trans id="common.retry">Opnieuw proberen</Trans>
          </Button>
        )}
        <a href={siteUrl} className={buttonClass({ kind: problem === null ? 'filled' : 'outline' })}>
          <Trans id="payment_link.site">Naar de website</Trans>
        </a>
        <a href={contactUrl} className={linkClass}>
          <Trans id="payment_link.contact">Neem contact op</Trans>
        </a>
      </div>
    </>
  );
}
