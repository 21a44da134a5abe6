import { Trans } from '@lingui/react/macro';
import { useConfig } from '#web/queries/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import type { LinkPage } from '#machines/paymentLink/paymentLink.selectors.ts';

interface Props {
  page: Exclude<LinkPage, 'failed'>;
  link: string | null;
  onPay: () => void;
}

export function LinkFound({ page, link, onPay }: Props) {
  const { siteUrl } = useConfig().venue;
  if (page === 'paid') {
    return (
      <>
        <p className={type.lead}>
          <Trans id="payment_link.paid.text">De betaling is voltooid. Je hoeft verder niets te doen.</Trans>
        </p>
        <a href={siteUrl} className={buttonClass({ kind: 'filled' })}>
          <Trans id="payment_link.site">Naar de website</Trans>
        </a>
      </>
    );
  }
  if (page === 'unpaid') {
    return (
      <>
        <p className={type.lead}>
          <Trans id="payment_link.unpaid.text">
            De betaling is niet afgerond. Er is niets afgeschreven. Je kunt het opnieuw proberen.
          </Trans>
        </p>
        <Button onClick={onPay}>
          <Trans id="payment_link.again">Opnieuw betalen</Trans>
        </Button>
      </>
    );
  }
  if (link === null) return null;
  return (
    <p className={type.lead}>
      <a href={link} className={linkClass}>
        <Trans id="payment_link.direct">Ga direct naar de betaalpagina</Trans>
      </a>
    </p>
  );
}
