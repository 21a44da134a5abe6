import type { FlowValues } from './flowValues.ts';
import type { FlowParts } from '#contract/names.ts';
import { textsInWords } from '../kit/form/typedTexts.ts';

type Words = {
  labels: Record<'name' | 'slug' | 'description' | 'imageId' | 'steps' | 'checkinGroups' | 'productId', string> &
    Record<'checkoutType' | 'checkoutText' | 'checkoutConfirmTitle', string>;
  types: Record<number, string>;
  checkoutTypes: Record<string, { label: string }>;
};

/** A flow's form as labels with words: to compare two versions of it. */
export function flowInWords(values: FlowValues, parts: FlowParts, { labels, types, checkoutTypes }: Words) {
  const nameOf = (id: string): string =>
    [...parts.categories, ...parts.products, ...parts.activities].find((part) => part.id === id)?.name ?? id;
  const steps = values.steps.map(({ contentType, name, description, entryIds }) =>
    [types[contentType], textsInWords(name), textsInWords(description), entryIds.map(nameOf).join(', ')]
      .filter(Boolean)
      .join(' · '),
  );
  const groups = values.checkinGroups.map(({ name, entryProductId, activityProductId }) =>
    [textsInWords(name), nameOf(entryProductId), nameOf(activityProductId)].join(' · '),
  );
  return [
    { label: labels.name, text: textsInWords(values.name) },
    { label: labels.slug, text: values.slug },
    { label: labels.description, text: textsInWords(values.description) },
    { label: labels.imageId, text: values.imageId ?? '' },
    { label: labels.steps, text: steps.join(' | ') },
    { label: labels.checkinGroups, text: groups.join(' | ') },
    { label: labels.productId, text: values.productId === '' ? '' : nameOf(values.productId) },
    { label: labels.checkoutType, text: checkoutTypes[values.checkoutType]?.label ?? '' },
    { label: labels.checkoutText, text: textsInWords(values.checkoutText) },
    { label: labels.checkoutConfirmTitle, text: textsInWords(values.checkoutConfirmTitle) },
  ];
}
