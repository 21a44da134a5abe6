import { useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/names.ts';
import { nodesOf, type RichNode } from '#domain/catalog/richText.ts';
import { plainText } from '#web/i18n/plainText.ts';
import type { PickerInfo } from '#web/ui/InfoButton.tsx';
import { RichText } from '#web/ui/RichText.tsx';

/** Undefined for a product without a description. */
export function useProductInfo(product: Product): PickerInfo | undefined {
  const { t } = useLingui();
  const name = plainText(product.name);
  const words = nodesOf(product.description);
  if (words.length === 0) return undefined;
  return { label: t({ id: 'picker.info', message: `Meer over ${name}` }), words: <RichText text={words} /> };
}

/** A card shows the first paragraph when there are more; the rest opens by the info button. */
export function useCardInfo(product: Product): { lead: RichNode[] | null; info: PickerInfo | undefined } {
  const whole = useProductInfo(product);
  const [first, ...rest] = nodesOf(product.description);
  if (whole === undefined || first === undefined || rest.length === 0) return { lead: null, info: whole };
  return { lead: [first], info: { ...whole, words: <RichText text={rest} /> } };
}
