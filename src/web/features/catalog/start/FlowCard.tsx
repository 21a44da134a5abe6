import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { FlowStart } from '#contract/names.ts';
import { cardFlowSlug, offersCardVisits } from '#domain/booking/cardVisits.ts';
import { useConfig } from '#web/queries/settings.ts';
import { buttonClass } from '#web/ui/Button.css.ts';
import { fill, firstSizes } from '#web/ui/Card.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { WideCard } from '#web/ui/WideCard.tsx';
import { PriceFrom } from './PriceFrom.tsx';

type FlowCardProps = { start: FlowStart; first: boolean; level: 2 | 3 };

export function FlowCard({ start: { flow, priceFrom }, first, level }: FlowCardProps) {
  const { t } = useLingui();
  const { fallbackImage } = useConfig();
  const { slug, name, description, image, untranslated } = flow;
  return (
    <div lang={untranslated ? 'nl' : undefined}>
      <WideCard
        first={first}
        headingLevel={level}
        picture={
          <Picture
            image={image}
            fallback={fallbackImage}
            {...(first ? { fluid: firstSizes, eager: true } : { width: 400 })}
            className={fill}
          />
        }
        title={name}
        text={
          <>
            <RichText text={description} />
            {priceFrom === null ? null : <PriceFrom cents={priceFrom} perPerson />}
          </>
        }
        actions={
          <>
            <Link
              to="/flow/$slug"
              params={{ slug }}
              className={buttonClass({ kind: first ? 'filled' : 'soft' })}
              aria-label={t({ id: 'start.reserve.name', message: `Reserveren: ${name}` })}
            >
              <Trans id="start.reserve">Reserveren</Trans>
            </Link>
            {offersCardVisits(flow) ? <CardVisitLink /> : null}
          </>
        }
      />
    </div>
  );
}

function CardVisitLink() {
  return (
    <Link to="/flow/$slug" params={{ slug: cardFlowSlug }} className={buttonClass({ kind: 'outline' })}>
      <Trans id="start.reserve_with_card">Reserveren met badenkaart</Trans>
    </Link>
  );
}
