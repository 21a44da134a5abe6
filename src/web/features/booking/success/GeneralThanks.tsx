import { Trans } from '@lingui/react/macro';
import { useConfig } from '#web/queries/settings.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './Success.css.ts';
import { WayOn } from './WayOn.tsx';

/** For a browser that knows nothing of the order. */
export function GeneralThanks() {
  const { contactUrl } = useConfig().venue;
  return (
    <div className={css.words}>
      <h1 className={type.display}>
        <Trans id="success.thanks">Bedankt.</Trans>
      </h1>
      <p className={type.lead}>
        <Trans id="success.mail">
          Je krijgt een bevestiging per e-mail. Niets ontvangen? Neem dan even <a href={contactUrl}>contact</a> met ons
          op.
        </Trans>
      </p>
      <WayOn />
    </div>
  );
}
