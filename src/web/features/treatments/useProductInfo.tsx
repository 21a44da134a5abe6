import { useLingui } from '@lingui/react/macro';
import type { Product } from '#contract/names.ts';
import { parseRichText } from '#domain/catalog/richText.ts';
import { plainText } from '#web/i18n/plainText.ts';
import type { PickerInfo } from '#web/ui/InfoButton.tsx';
import { RichText } from '#web/ui/RichText.tsx';

/** The description behind the info sign; undefined for a product that has none. */
export function useProductInfo({ name: html, description }: Product): PickerInfo | undefined {
  const { t } = useLingui();
  const name = plainText(html);
  const words = parseRichText(description);
  if (words.length === 0) return undefined;
  return {
    label: t({ id: 'picker.info', message: `Meer over ${name}` }),
    words: <RichText nodes={words} />,
  };
}
