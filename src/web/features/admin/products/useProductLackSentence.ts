import { useLingui } from '@lingui/react/macro';
import type { ProductLack } from '#domain/catalog/productLacks.ts';

/** What keeps guests from booking it, in words. */
export function useProductLackSentence(): (lack: ProductLack) => string {
  const { t } = useLingui();
  return ({ code, name }) => {
    switch (code) {
      case 'hidden':
        return t({ id: 'product.warning.hidden', message: 'Het is verborgen.' });
      case 'no_price':
        return t({ id: 'product.warning.price', message: 'Er staat geen prijs bij.' });
      case 'no_planning':
        return t({
          id: 'product.warning.planning',
          message: 'Er is geen planning: geen duur en niemand die het doet.',
        });
      case 'needs_nobody':
        return t({
          id: 'product.warning.needs',
          message: 'De planning vraagt niemand, geen ruimte en geen plekken.',
        });
      case 'no_stay':
        return t({ id: 'product.warning.stay', message: 'Zonder verblijf gaat het alleen in een check-in.' });
      case 'no_worth':
        return t({
          id: 'product.warning.worth',
          message: 'Een voucher is nergens goed voor zolang er geen product bij staat.',
        });
      case 'no_parts':
        return t({ id: 'product.warning.parts', message: 'Er zit nog niets in.' });
      case 'no_choice':
        return t({ id: 'product.warning.single', message: `Keuze ${name} laat niets te kiezen.` });
      case 'part_no_price':
        return t({ id: 'product.warning.partPrice', message: `${name} heeft zelf geen prijs.` });
      case 'no_options':
        return t({ id: 'product.warning.options', message: 'Er zijn nog geen opties om uit te kiezen.' });
      case 'options_hidden':
        return t({ id: 'product.warning.optionsHidden', message: 'Alle opties zijn verborgen.' });
    }
  };
}
