import type { FlowForm } from '#contract/names.ts';
import type { CheckoutType, FlowType } from '#domain/catalog/flowTypes.ts';
import { stepTypeOf } from '#domain/catalog/stepContents.ts';
import { sentTexts, typedTexts, type TypedTexts } from '../kit/form/typedTexts.ts';

export type StepValues = {
  contentType: number;
  name: TypedTexts;
  description: TypedTexts;
  entryIds: string[];
};

export type GroupValues = {
  /** Of the group; null for one that was not saved yet. */
  groupId: string | null;
  name: TypedTexts;
  entryProductId: string;
  activityProductId: string;
};

export type FlowValues = {
  slug: string;
  name: TypedTexts;
  description: TypedTexts;
  imageId: string | null;
  type: FlowType;
  steps: StepValues[];
  checkinGroups: GroupValues[];
  productId: string;
  checkoutType: CheckoutType;
  checkoutText: TypedTexts;
  checkoutConfirmTitle: TypedTexts;
};

export const valuesOf = (form: FlowForm): FlowValues => ({
  slug: form.slug,
  name: typedTexts(form.name),
  description: typedTexts(form.description),
  imageId: form.imageId,
  type: form.type,
  steps: typedSteps(form.steps),
  checkinGroups: typedGroups(form.checkinGroups),
  productId: form.productId ?? '',
  checkoutType: form.checkoutType,
  checkoutText: typedTexts(form.checkoutText),
  checkoutConfirmTitle: typedTexts(form.checkoutConfirmTitle),
});

export const typedSteps = (steps: FlowForm['steps']): StepValues[] =>
  steps.map(({ contentType, name, description, entryIds }) => ({
    contentType,
    name: typedTexts(name),
    description: typedTexts(description),
    entryIds,
  }));

const typedGroups = (groups: FlowForm['checkinGroups']): GroupValues[] =>
  groups.map(({ id = null, name, entryProductId, activityProductId }) => ({
    groupId: id,
    name: typedTexts(name),
    entryProductId,
    activityProductId,
  }));

/** Groups as they were before; one that was removed since is a new one. */
export const formerGroups = (former: FlowForm['checkinGroups'], now: readonly GroupValues[]): GroupValues[] =>
  typedGroups(former).map((group) => ({
    ...group,
    groupId: now.some(({ groupId }) => groupId === group.groupId) ? group.groupId : null,
  }));

export const formOf = (values: FlowValues): FlowForm => ({
  ...values,
  name: sentTexts(values.name),
  description: sentTexts(values.description),
  steps: values.steps.map(({ contentType, name, description, entryIds }) => ({
    stepType: stepTypeOf(contentType) ?? 0,
    contentType: contentType as FlowType,
    name: sentTexts(name),
    description: sentTexts(description),
    entryIds,
  })),
  checkinGroups: values.checkinGroups.map(({ groupId, name, ...products }) => ({
    ...(groupId === null ? {} : { id: groupId }),
    name: sentTexts(name),
    ...products,
  })),
  productId: values.productId === '' ? null : values.productId,
  checkoutText: sentTexts(values.checkoutText),
  checkoutConfirmTitle: sentTexts(values.checkoutConfirmTitle),
});

const noTexts = (): TypedTexts => typedTexts(null);

/** A sub-flow without a name, choice or text. */
export const emptyStep = (contentType: number): StepValues => ({
  contentType,
  name: noTexts(),
  description: noTexts(),
  entryIds: [],
});

export const emptyFlow = (type: FlowType, { slug, name }: { slug: string; name: string }): FlowForm =>
  formOf({
    slug,
    name: { ...noTexts(), nl: name },
    description: noTexts(),
    imageId: null,
    type,
    steps: [emptyStep(type)],
    checkinGroups: [],
    productId: '',
    checkoutType: 'payment',
    checkoutText: noTexts(),
    checkoutConfirmTitle: noTexts(),
  });

/** 'Dag & nacht' → 'dag-nacht'. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-$/, '');
