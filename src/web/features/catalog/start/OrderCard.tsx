import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FlowStart, FlowSummary } from '#contract/names.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { priceOf } from '#web/i18n/money.ts';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { arch } from '#web/ui/Card.css.ts';
import { CompactCard } from '#web/ui/CompactCard.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Price } from '#web/ui/Price.tsx';
import * as css from './Start.css.ts';
import { PriceFrom } from './PriceFrom.tsx';

export function OrderCard({ start: { flow, priceFrom }, level }: { start: FlowStart; level: 2 | 3 }) {
  const { t } = useLingui();
  const { fallbackImage } = useConfig();
  const { slug, name, description, image, untranslated } = flow;
  return (
    <div lang={untranslated ? 'nl' : undefined}>
      <CompactCard
        headingLevel={level}
        picture={<Picture image={image} fallback={fallbackImage} width={84} className={arch()} />}
        title={name}
        line={
          <>
            {plainText(description)}
            {priceFrom === null ? null : <OrderPrice flow={flow} cents={priceFrom} />}
          </>
        }
        action={
          <Link
            to="/flow/$slug"
            params={{ slug }}
            className={buttonClass({ kind: 'soft', size: 'small' })}
            aria-label={t({ id: 'start.order.name', message: `Bestellen: ${name}` })}
          >
            <Trans id="start.order">Bestellen</Trans>
          </Link>
        }
      />
    </div>
  );
}

function OrderPrice({ flow, cents }: { flow: FlowSummary; cents: number }) {
  if (flow.type === FlowType.GiftCard) return <PriceFrom cents={cents} />;
  return (
    <p className={css.price}>
      <Price {...priceOf(cents, currentLocale())} />
    </p>
  );
}
