import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './own.css.ts';

/** `onRetry` null: asking again does not help. */
export function LinkFailed({ problem, onRetry }: { problem: string; onRetry: (() => void) | null }) {
  const { i18n } = useLingui();
  const { contactUrl } = useConfig().venue;
  return (
    <div className={css.stack}>
      <p role="alert" className={type.lead}>
        {i18n._(errorSentence(problem === 'validation_failed' ? 'token_invalid' : problem))}
      </p>
      <div className={css.actions}>
        {onRetry === null ? null : (
          <Button onClick={onRetry}>
            <Trans id="common.retry">Opnieuw proberen</Trans>
          </Button>
        )}
        <Link to="/customer" className={buttonClass({ kind: onRetry === null ? 'filled' : 'outline' })}>
          <Trans id="confirm_email.account">Naar je account</Trans>
        </Link>
        <a href={contactUrl} className={css.link}>
          <Trans id="payment_link.contact">Neem contact op</Trans>
        </a>
      </div>
    </div>
  );
}
