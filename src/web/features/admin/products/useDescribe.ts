import { formatPrice } from '#domain/values/money.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import type { DescribedValue } from '../kit/form/ConflictDialog.tsx';
import { textsInWords, type TypedTexts } from '../kit/form/typedTexts.ts';
import { useMomentNames } from './useMomentNames.ts';
import { useProductWords } from './useProductWords.ts';

/** The values of a form in words, to compare two versions of it. */
export function useDescribe(): (values: object) => DescribedValue[] {
  const { labels, yes, no } = useProductWords();
  const moments = useMomentNames();
  const textOf = (name: string, value: unknown): string => {
    if (value === null || value === undefined) return '';
    if (name === 'name' || name === 'description') return textsInWords(value as TypedTexts);
    if (name === 'price') return formatPrice(Number(value), currentLocale());
    if (name === 'paymentMoment') return moments.find((moment) => moment.value === value)?.label ?? '';
    if (typeof value === 'boolean') return value ? yes : no;
    return typeof value === 'object' ? wordsIn(value).join(', ') : String(value as string | number);
  };
  return (values) =>
    Object.entries(values).map(([name, value]) => ({ label: labels[name] ?? name, text: textOf(name, value) }));
}

/** Numbers and texts inside, in their order. */
function wordsIn(value: object): string[] {
  return Object.values(value).flatMap((inner: unknown) => {
    if (inner === null || inner === '') return [];
    return typeof inner === 'object' ? wordsIn(inner) : [String(inner as string | number | boolean)];
  });
}
