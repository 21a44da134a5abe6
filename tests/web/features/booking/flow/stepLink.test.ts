import { expect, test } from 'vitest';
import { stepOfPath } from '#web/features/booking/flow/stepLink.ts';

const flow = { subFlows: [{ name: 'Massages' }] };

test('the last part of the address names the step', () => {
  const steps = ['/flow/entree', '/flow/entree/', '/flow/entree/2', '/flow/entree/info', '/flow/entree/payment'];
  expect(steps.map((path) => stepOfPath(flow, path))).toEqual(['index', 'index', '2', 'info', 'payment']);
});

test('a page the flow does not have counts as its first step', () => {
  const wrong = ['/flow/entree/3', '/flow/entree/abc', '/flow/entree/02', '/flow/info'];
  expect(wrong.map((path) => stepOfPath(flow, path))).toEqual(['index', 'index', 'index', 'index']);
});
