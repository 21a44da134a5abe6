import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GiftCardDetails, GiftCardIssued } from '#contract/names.ts';
import { audit } from '#server/audit/audit.service.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { balanceOf } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { contestRounds } from '#tests/support/contestRounds.ts';

let money: MoneyTest;
let app: TestApp;
const staff: StaffMember[] = [];
const rounds = contestRounds({ postgres: 4, embedded: 2 });

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  staff.push(money.staff, await staffMember(app, 'owner'));
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await money.opened.close();
});

async function issued(): Promise<GiftCardIssued> {
  const form = { amount: 5000, reason: 'Balie', email: null };
  return (await staff[0]!.call<GiftCardIssued>('POST', '/gift-cards', form)).json.data;
}

test('of staff who correct or block one gift card at once, one is heard, also while a guest spends it', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { giftCard, code } = await issued();
    const visitor = await money.paying();
    const [redeemed, ...answers] = await Promise.all([
      redeem(visitor, 'giftCard', code),
      ...Array.from({ length: 8 }, (_, number) => {
        const member = staff[number % 2]!;
        const decision = { reason: 'Samen', version: 1 };
        return number < 4
          ? member.call('PUT', `/gift-cards/${giftCard.id}/balance`, { ...decision, balance: 4000 - number })
          : member.call('PUT', `/gift-cards/${giftCard.id}/block`, { ...decision, blocked: true });
      }),
    ]);
    expect([200, 404]).toContain(redeemed.status);
    const heard = answers.filter(({ status }) => status === 200);
    expect(heard.length).toBeLessThanOrEqual(1);
    expect(heard.length === 1 || redeemed.status === 200).toBe(true);
    for (const { status, json } of answers) if (status !== 200) expect(json.code).toBe('version_conflict');
    const { movements } = (await staff[0]!.call<GiftCardDetails>('GET', `/gift-cards/${giftCard.id}`)).json.data;
    expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(await balanceOf(app.db, giftCard.id));
    expect(movements.filter(({ kind }) => kind === 'corrected' || kind === 'blocked')).toHaveLength(heard.length);
  }
});
