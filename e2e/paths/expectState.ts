import { expect } from '../support/test.ts';
import type { Visit } from '../support/test.ts';
import type { WalkState } from './walk.ts';

/** Looks whether the visitor is there: at the bank and after the order there is no flow to ask. */
export async function expectState(
  { flow, provider, success, times, proposals, order }: Visit,
  state: WalkState,
): Promise<void> {
  if (state === 'redirecting') return expect(provider.heading).toBeVisible();
  if (state === 'finished') return expect(success.confirmed).toBeVisible();
  if (state === 'choosing a time') return expect(times.times).toBeVisible();
  if (state === 'choosing a plan') return expect(proposals.plans.first()).toBeVisible();
  if (state === 'writing a message') return expect(order.message).toBeVisible();
  await flow.expectState(state);
  await expect(order.message).toHaveCount(0);
  await expect(times.dialog).toHaveCount(0);
  await expect(proposals.dialog).toHaveCount(0);
}
