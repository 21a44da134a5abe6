import type { FieldError } from '../values/fieldErrors.ts';
import type { Translated } from '../values/translated.ts';
import { flowErrors, flowNeeds } from './flowNeeds.ts';
import type { CheckoutType } from './flowTypes.ts';
import { SubFlowType } from './flowTypes.ts';
import { StepType, stepTypeOf } from './stepContents.ts';

export interface FlowStepForm {
  stepType: number;
  contentType: number;
  name: Translated;
  description: Translated;
  /** Categories, in order; none for a step of another type. */
  entryIds: readonly string[];
}

/** What staff fill in of a flow. The first step is its index, each further one a sub-flow. */
export interface FlowForm {
  slug: string;
  name: Translated;
  description: Translated;
  imageId: string | null;
  type: number;
  steps: readonly FlowStepForm[];
  checkinGroups: readonly {
    id?: string;
    name: Translated;
    entryProductId: string;
    activityProductId: string;
  }[];
  productId: string | null;
  checkoutType: CheckoutType;
  checkoutText: Translated;
  checkoutConfirmTitle: Translated;
}

const unreadable = /[\p{Cc}\p{Cf}]/u;
const longestName = 200;

const subFlowTypes: readonly number[] = Object.values(SubFlowType);

/** A flow that asks for times of arrival and departure has groups that say when. */
export const hasGroups = (flow: { type: number }): boolean => flowNeeds.times(flow);

/** Codes: `required`, `too_long`, `characters_unreadable`, `not_allowed`, `duplicate`. */
export function flowFormErrors(form: FlowForm): FieldError[] {
  return [
    ...nameErrors('/name', form.name, true),
    ...nameErrors('/checkoutConfirmTitle', form.checkoutConfirmTitle, false),
    ...flowErrors(form),
    ...stepErrors(form),
    ...form.checkinGroups.flatMap(({ name }, at) => nameErrors(`/checkinGroups/${at}/name`, name, true)),
    ...notAllowed('/checkinGroups', form.checkinGroups.length > 0 && !hasGroups(form)),
    ...duplicates(
      '/checkinGroups',
      form.checkinGroups.flatMap(({ id }) => id ?? []),
    ),
    ...notAllowed('/productId', form.productId !== null && !flowNeeds.isOrderCard(form)),
  ];
}

function stepErrors({ type, steps }: FlowForm): FieldError[] {
  const [index, ...subFlows] = steps;
  if (index === undefined) return [{ pointer: '/steps', code: 'required' }];
  const named = [index.name, index.description].some((texts) => Object.values(texts).some((text) => text !== ''));
  return [
    ...notAllowed('/steps/0/contentType', index.contentType !== type),
    ...notAllowed('/steps/0/name', named),
    ...notAllowed('/steps', subFlows.length > 0 && flowNeeds.isOrderCard({ type })),
    ...steps.flatMap(({ stepType, contentType, entryIds }, at) => [
      ...notAllowed(`/steps/${at}/stepType`, stepType !== stepTypeOf(contentType)),
      ...notAllowed(`/steps/${at}/contentType`, at > 0 && !subFlowTypes.includes(contentType)),
      ...notAllowed(`/steps/${at}/entryIds`, entryIds.length > 0 && stepType !== StepType.Categories),
      ...duplicates(`/steps/${at}/entryIds`, entryIds),
    ]),
    ...subFlows.flatMap(({ name }, at) => nameErrors(`/steps/${at + 1}/name`, name, false)),
  ];
}

const notAllowed = (pointer: string, isWrong: boolean): FieldError[] =>
  isWrong ? [{ pointer, code: 'not_allowed' }] : [];

const duplicates = (pointer: string, ids: readonly string[]): FieldError[] =>
  ids.flatMap((id, at) => (ids.indexOf(id) < at ? [{ pointer: `${pointer}/${at}`, code: 'duplicate' }] : []));

/** A name is a line of text; with `isRequired` there is one in Dutch. */
export function nameErrors(pointer: string, name: Partial<Translated>, isRequired: boolean): FieldError[] {
  const missing = isRequired && (name.nl ?? '').trim() === '' ? [{ pointer: `${pointer}/nl`, code: 'required' }] : [];
  return [
    ...missing,
    ...Object.entries(name).flatMap(([language, text]) => {
      if (text.length > longestName) return [{ pointer: `${pointer}/${language}`, code: 'too_long' }];
      return unreadable.test(text) ? [{ pointer: `${pointer}/${language}`, code: 'characters_unreadable' }] : [];
    }),
  ];
}
