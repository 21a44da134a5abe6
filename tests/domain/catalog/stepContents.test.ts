import { expect, test } from 'vitest';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { stepContents, StepType, stepTypeOf } from '#domain/catalog/stepContents.ts';

test('each content of a step is chosen in one way, and each flow begins with one', () => {
  expect(stepTypeOf(FlowType.Treatments)).toBe(StepType.Categories);
  expect(stepTypeOf(FlowType.FreeEntry)).toBe(StepType.Checkin);
  expect(stepTypeOf(FlowType.GiftCard)).toBe(StepType.Product);
  expect(stepTypeOf(8)).toBeUndefined();
  expect(new Set(stepContents.map(({ content }) => content))).toEqual(new Set(Object.values(FlowType)));
});
