import { expect } from '@playwright/test';
import { backOnline } from '../../support/backOnline.ts';
import { cancelByStaff } from '../../support/staff.ts';
import { advanceClock } from '../../support/testControl.ts';
import type { Visit } from '../../support/test.ts';
import { walkedFlows } from '../model/flows.ts';
import type { StepKey } from '../model/visitorKeys.ts';
import { heldBy, sessionOf } from './basket.ts';
import type { Basket } from './basket.ts';
import type { Click } from './clicks.ts';

const slugOf = ({ flow }: Basket): string => walkedFlows[flow].slug;

/** A page asks the bank for so long before it says that it takes long; time goes faster until then. */
async function waitForBank({ page, checkout }: Visit): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5_000);
    await expect(checkout.stillWatching).toBeVisible({ timeout: 300 });
  }).toPass();
}

/** What goes wrong or comes late, and what a page does about it. */
export const happenings = {
  'bank waits': async (visit) => {
    await visit.provider.leaveOpen.click();
    await waitForBank(visit);
  },
  'visit payment.checkRequested': async (visit, { to }) => {
    await visit.checkout.checkAgain.click();
    if (to === 'stillOpen') await waitForBank(visit);
  },
  'bank pays late': async (visit, _step, { bankUrl }) => {
    const form = new URLSearchParams({ status: 'paid', method: 'ideal' });
    const answer = await fetch(bankUrl, { method: 'POST', body: form, redirect: 'manual' });
    expect(answer.headers.get('location'), 'the bank leads back').not.toBeNull();
    await expect(async () => {
      await visit.page.clock.fastForward(5_000);
      await expect(visit.checkout.stillWatching).toHaveCount(0, { timeout: 300 });
    }).toPass();
  },
  'server refuses': async (visit) => {
    const fault = { session: await sessionOf(visit), operation: null, answer: { code: 'internal' }, times: 1 };
    const headers = { 'content-type': 'application/json' };
    await fetch(`${visit.server.controlsUrl}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
  },
  'hold runs short': async (visit, _step, basket) => {
    const { session, serverTime } = (await heldBy(visit, slugOf(basket)))!;
    const remaining = (Date.parse(session.expiresAt) - Date.parse(serverTime)) / 1_000;
    const seconds = Math.ceil(remaining - 4.5 * 60);
    await advanceClock(visit.server, seconds);
    await visit.page.clock.fastForward(seconds * 1_000);
    await expect(visit.flow.keepLonger).toBeVisible();
  },
  'visit hold.renewalRequested': async ({ flow }) => {
    await flow.keepLonger.click();
    await expect(flow.keepLonger).toHaveCount(0);
  },
  'staff cancels': async (visit, _step, basket) => {
    const { id } = (await heldBy(visit, slugOf(basket)))!;
    await cancelByStaff(visit.server, id);
    basket.isCancelled = true;
  },
  'network goes': async ({ page, checkout }, { to }) => {
    await page.context().setOffline(true);
    if (to !== 'unreachable') return;
    await expect(async () => {
      await page.clock.fastForward(5_000);
      await expect(checkout.unreachable).toBeVisible({ timeout: 300 });
    }).toPass();
  },
  'network comes back': ({ page }) => backOnline(page.context()),
  'timePicker times.retried': async ({ times }) => {
    await times.retry.click();
    await expect(times.times).toBeVisible();
  },
} satisfies Partial<Record<StepKey, Click>>;
