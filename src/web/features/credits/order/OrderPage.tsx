import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Product } from '#contract/names.ts';
import { nodesOf } from '#domain/catalog/richText.ts';
import { showsSummary } from '#machines/reservation/reservation.selectors.ts';
import { useFlow, useReservation } from '#web/actors/ReservationActorContext.tsx';
import { plainText } from '#web/i18n/plainText.ts';
import { useConfig } from '#web/queries/settings.ts';
import { fill } from '#web/ui/Card.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { quietLinkClass } from '#web/ui/Link.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { RichText } from '#web/ui/RichText.tsx';
import { media } from '#web/ui/theme/breakpoints.ts';
import { container } from '#web/ui/theme/layout.css.ts';
import { muted, type } from '#web/ui/theme/type.css.ts';
import { useMedia } from '#web/ui/useMedia.ts';
import * as css from './orderPage.css.ts';
import { OrderedNote } from './OrderedNote.tsx';

type OrderPageProps = {
  /** Not rendered when the flow has no product. */
  children: (product: Product) => ReactNode;
};

export function OrderPage({ children }: OrderPageProps) {
  const { product, image } = useFlow();
  const { venue, fallbackImage } = useConfig();
  const beside = useReservation(showsSummary);
  const phone = useMedia(media.phone);
  if (product === null) return null;
  const words = nodesOf(product.description);
  return (
    <div className={joinClasses(!beside && container, css.page)}>
      <Link to="/" className={quietLinkClass}>
        <Icon name="chevronLeft" />
        <Trans id="order.back">Terug naar overzicht</Trans>
      </Link>
      <div className={css.columns({ beside })}>
        <div className={css.frame({ beside })}>
          <Picture
            image={product.image ?? image}
            fallback={fallbackImage}
            width={phone ? 400 : 800}
            eager
            className={fill}
          />
        </div>
        <div className={css.words}>
          <div lang={product.untranslated ? 'nl' : undefined} className={css.head}>
            <p className={joinClasses(type.label, muted)}>{venue.name}</p>
            <h1 className={type.h1}>{plainText(product.name)}</h1>
            {words.length === 0 ? null : (
              <div className={type.lead}>
                <RichText text={words} />
              </div>
            )}
          </div>
          <OrderedNote />
          {children(product)}
          <p className={joinClasses(type.small, muted)}>
            <Trans id="order.withdrawal">
              Van gedachten veranderd? Je kunt je bestelling <a href={venue.withdrawalUrl}>herroepen</a>.
            </Trans>
          </p>
        </div>
      </div>
    </div>
  );
}
