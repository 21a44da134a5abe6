import { FlowType } from './flowTypes.ts';

/** How the content of a step is chosen (specification §3, flow step types). */
export const StepType = { Categories: 0, Product: 1, Checkin: 2 } as const;

export type StepType = (typeof StepType)[keyof typeof StepType];

/** The eight step contents have the numbers of the flow types that begin with them, in the order of the text. */
export const stepContents: readonly { content: FlowType; stepType: StepType }[] = [
  { content: FlowType.Entry, stepType: StepType.Categories },
  { content: FlowType.Checkin, stepType: StepType.Checkin },
  { content: FlowType.FreeEntry, stepType: StepType.Checkin },
  { content: FlowType.Arrangements, stepType: StepType.Categories },
  { content: FlowType.Treatments, stepType: StepType.Categories },
  { content: FlowType.GiftCard, stepType: StepType.Product },
  { content: FlowType.Voucher, stepType: StepType.Product },
  { content: FlowType.Subscription, stepType: StepType.Product },
];

export const stepTypeOf = (content: number): StepType | undefined =>
  stepContents.find((each) => each.content === content)?.stepType;
