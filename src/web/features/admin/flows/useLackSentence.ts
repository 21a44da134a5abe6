import { useLingui } from '@lingui/react/macro';
import type { FlowLack } from '#contract/names.ts';

/** What a flow needs before it can be published, in words. */
export function useLackSentence(): (lack: FlowLack) => string {
  const { t } = useLingui();
  return ({ code, name, pointer }) => {
    const page = Number(/^\/steps\/(\d+)/.exec(pointer)?.[1] ?? 0) + 1;
    switch (code) {
      case 'no_categories':
        return t({ id: 'admin.lack.no_categories', message: `Pagina ${page}: kies minstens één categorie.` });
      case 'category_missing':
        return t({ id: 'admin.lack.category_missing', message: `Pagina ${page}: een categorie bestaat niet meer.` });
      case 'nothing_offered':
        return t({
          id: 'admin.lack.nothing_offered',
          message: `Pagina ${page}: in deze categorieën is niets zichtbaar voor bezoekers.`,
        });
      case 'no_groups':
        return t({ id: 'admin.lack.no_groups', message: 'Voeg een check-in groep toe, dan zijn er tijden te kiezen.' });
      case 'product_missing':
        return t({ id: 'admin.lack.product_missing', message: 'Een gekozen product bestaat niet meer.' });
      case 'product_hidden':
        return t({
          id: 'admin.lack.product_hidden',
          message: `${name} is verborgen. Maak het zichtbaar bij Producten.`,
        });
      case 'no_times':
        return t({ id: 'admin.lack.no_times', message: `${name} heeft geen tijden om te komen en te gaan.` });
      case 'no_product':
        return t({ id: 'admin.lack.no_product', message: 'Kies het product dat besteld wordt.' });
      case 'wrong_product':
        return t({ id: 'admin.lack.wrong_product', message: `${name} hoort niet bij dit type flow.` });
      case 'no_price':
        return t({ id: 'admin.lack.no_price', message: `${name} heeft nog geen prijs.` });
      case 'never_open':
        return t({ id: 'admin.lack.never_open', message: 'Er is geen dag open die geboekt kan worden.' });
      case 'image_missing':
        return t({ id: 'admin.lack.image_missing', message: 'De afbeelding bestaat niet meer.' });
      case 'address_taken':
        return t({ id: 'admin.lack.address_taken', message: 'Een andere flow heeft dit adres al.' });
    }
  };
}
