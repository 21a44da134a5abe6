import { useLingui } from '@lingui/react/macro';
import type { ProductGroupForm } from '#contract/names.ts';
import { auditSourceOf } from '#domain/people/auditSources.ts';
import { formatPrice } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { textsInWords, type TypedTexts } from '../kit/form/typedTexts.ts';
import { productSentence } from './productSentence.ts';

export type ProductWords = {
  labels: Readonly<Record<string, string>>;
  yes: string;
  no: string;
  errorText: (name: string, code: string) => string;
  /** Of a history. */
  textOf: (field: string, value: unknown) => string | null;
};

/** The labels of everything in the catalogue: for errors, histories and two versions. */
export function useProductWords(): ProductWords {
  const { t, i18n } = useLingui();
  const labels: Record<string, string> = {
    name: t({ id: 'admin.column.name', message: 'Naam' }),
    description: t({ id: 'product.description', message: 'Beschrijving' }),
    visible: t({ id: 'product.visible.label', message: 'Zichtbaar voor gasten' }),
    imageId: t({ id: 'product.image', message: 'Afbeelding' }),
    price: t({ id: 'admin.column.price', message: 'Prijs' }),
    vatRate: t({ id: 'product.vat', message: 'Btw' }),
    paymentMoment: t({ id: 'product.moment', message: 'Wanneer betaald' }),
    depositPercentage: t({ id: 'product.deposit', message: 'Aanbetaling' }),
    priceRules: t({ id: 'product.rules', message: 'Afwijkende prijzen' }),
    planning: t({ id: 'product.planning', message: 'Planning' }),
    'planning.duration': t({ id: 'product.duration', message: 'Duur' }),
    'planning.bufferBefore': t({ id: 'product.bufferBefore', message: 'Tijd ervoor' }),
    'planning.bufferAfter': t({ id: 'product.bufferAfter', message: 'Tijd erna' }),
    'planning.guests': t({ id: 'product.guests', message: 'Gasten tegelijk' }),
    'planning.noticeHours': t({ id: 'product.notice', message: 'Uiterlijk boeken' }),
    stay: t({ id: 'product.stay', message: 'Verblijf' }),
    stayProductId: t({ id: 'product.stayProduct', message: 'Verblijf van deze entree' }),
    visits: t({ id: 'product.visits', message: 'Aantal bezoeken' }),
    usableDays: t({ id: 'product.usableDays', message: 'Geldig na aankoop' }),
    worth: t({ id: 'product.worth', message: 'Waar de voucher voor is' }),
    parts: t({ id: 'product.parts', message: 'Wat erin zit' }),
    options: t({ id: 'product.options', message: 'Opties' }),
    categoryIds: t({ id: 'admin.categories', message: 'Categorieën' }),
    productIds: t({ id: 'admin.products', message: 'Producten' }),
    type: t({ id: 'product.type', message: 'Type' }),
  };
  const changed = t({ id: 'admin.audit.changed', message: 'gewijzigd' });
  const labelOf = (name: string): string => labels[name] ?? labels[name.split('.')[0] ?? name] ?? name;
  return {
    labels,
    yes: t({ id: 'admin.yes', message: 'ja' }),
    no: t({ id: 'admin.no', message: 'nee' }),
    errorText: (name, code) => i18n._(productSentence(code, labelOf(name))),
    textOf: (field, value) => {
      if (field === 'name' || field === 'description') return textsInWords(value as Partial<TypedTexts>);
      if (field === 'price') return formatPrice(Number(value), currentLocale());
      if (field === 'options' && Array.isArray(value)) return value.map(optionText).join(' | ');
      return typeof value === 'object' && auditSourceOf(field) === null ? changed : null;
    },
  };
}

const optionText = ({ optionName }: ProductGroupForm['options'][number]): string => textsInWords(optionName);
