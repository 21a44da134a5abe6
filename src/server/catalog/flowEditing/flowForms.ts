import type { FlowForm } from '#contract/names.ts';
import { htmlTexts, richTexts } from '#domain/catalog/htmlTexts.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { stepTypeOf } from '#domain/catalog/stepContents.ts';
import { languages } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { CheckoutType } from '#domain/catalog/flowTypes.ts';
import type { FlowConfig } from '#server/db/jsonColumns.ts';

/** What visitors see of a flow, as it is stored. */
export interface PublishedFlow {
  slug: string;
  name: Translated;
  description: Partial<Translated<RichText>>;
  imageId: string | null;
  type: number;
  checkoutType: CheckoutType;
  config: FlowConfig;
  productId: string | null;
  subFlows: { name: Translated; description: Partial<Translated<RichText>>; type: number }[];
  entries: { page: number; categoryId: string }[];
  checkinGroups: { id: string; name: Translated; entryProductId: string; activityProductId: string }[];
}

type FlowStep = FlowForm['steps'][number];

/** What is published, in the words and order of the form. */
export function formOf(flow: PublishedFlow): FlowForm {
  const { slug, name, description, imageId, type, productId, checkoutType, config, subFlows, entries } = flow;
  const entryIds = (page: number) => entries.flatMap((entry) => (entry.page === page ? [entry.categoryId] : []));
  const step = (contentType: number, texts: Pick<FlowStep, 'name' | 'description'>, page: number) =>
    ({ stepType: stepTypeOf(contentType), contentType, ...texts, entryIds: entryIds(page) }) as FlowStep;
  return {
    slug,
    name: lines(name),
    description: htmlTexts(description),
    imageId,
    type: type as FlowForm['type'],
    steps: [
      step(type, { name: { nl: '' }, description: { nl: '' } }, 1),
      ...subFlows.map((each, at) =>
        step(each.type, { name: lines(each.name), description: htmlTexts(each.description) }, at + 2),
      ),
    ],
    checkinGroups: flow.checkinGroups.map(({ id, name: groupName, entryProductId, activityProductId }) => ({
      id,
      name: lines(groupName),
      entryProductId,
      activityProductId,
    })),
    productId,
    checkoutType,
    checkoutText: htmlTexts(config.checkoutText ?? {}),
    checkoutConfirmTitle: lines(config.checkoutConfirmTitle ?? {}),
  };
}

/** As it is stored: only the allowed marks, no empty translations, an id for every group. */
export function cleanForm(form: FlowForm, newId: () => string): FlowForm {
  return {
    slug: form.slug,
    name: lines(form.name),
    description: cleanHtml(form.description),
    imageId: form.imageId,
    type: form.type,
    steps: form.steps.map(({ stepType, contentType, name, description, entryIds }) => ({
      stepType,
      contentType,
      name: lines(name),
      description: cleanHtml(description),
      entryIds,
    })),
    checkinGroups: form.checkinGroups.map(({ id = newId(), name, entryProductId, activityProductId }) => ({
      id,
      name: lines(name),
      entryProductId,
      activityProductId,
    })),
    productId: flowNeeds.isOrderCard(form) ? form.productId : null,
    checkoutType: form.checkoutType,
    checkoutText: cleanHtml(form.checkoutText),
    checkoutConfirmTitle: lines(form.checkoutConfirmTitle),
  };
}

const cleanHtml = (texts: Translated): Translated => htmlTexts(richTexts(texts));

const lines = (texts: Partial<Translated>): Translated =>
  Object.fromEntries(
    languages.flatMap((language) => {
      const line = (texts[language] ?? '').trim();
      return line === '' && language !== 'nl' ? [] : [[language, line]];
    }),
  ) as Translated;
