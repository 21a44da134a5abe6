import { Trans } from '@lingui/react/macro';
import type { ProductRow } from '#contract/names.ts';
import { Badge } from '#web/ui/Badge.tsx';
import * as css from './Products.css.ts';

/** Visible or hidden, and what still lacks. */
export function ProductState({ row }: { row: Pick<ProductRow, 'visible' | 'missingLanguages' | 'priceMissing'> }) {
  const missing = row.missingLanguages.join(', ').toUpperCase();
  return (
    <span className={css.badges}>
      {row.visible ? (
        <Badge kind="success">
          <Trans id="product.visible">Zichtbaar</Trans>
        </Badge>
      ) : (
        <Badge icon="eyeOff">
          <Trans id="product.hidden">Verborgen</Trans>
        </Badge>
      )}
      {row.priceMissing ? (
        <Badge kind="warning">
          <Trans id="product.priceMissing">Zonder prijs</Trans>
        </Badge>
      ) : null}
      {missing === '' ? null : (
        <Badge kind="warning">
          <Trans id="product.untranslated">{missing} ontbreekt</Trans>
        </Badge>
      )}
    </span>
  );
}
