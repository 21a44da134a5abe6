import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#server/audit/audit.service.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookAtDesk, entryForm } from '#tests/support/desk.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { addCard, balanceOf } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { contestRounds } from '#tests/support/contestRounds.ts';

let money: MoneyTest;
let app: TestApp;
const desks: StaffMember[] = [];
const rounds = contestRounds({ postgres: 4, embedded: 2 });

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  desks.push(money.staff, await staffMember(app, 'owner'));
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await money.opened.close();
});

const date = (number: number): string => `2026-05-${String(12 + (number % 14)).padStart(2, '0')}`;

async function booked(number: number): Promise<string> {
  const { status, json } = await bookAtDesk(money.staff, entryForm(2, { date: date(number) }));
  expect(status).toBe(201);
  return json.data.id;
}

const refusals = ['gift_card_invalid', 'version_conflict', 'nothing_to_redeem'];

test('of desks and a guest with one gift card at once those it pays for win, and the others are told', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const code = `AAAA-BBBB-DDDD-${String(round).padStart(4, '0')}`;
    const id = await addCard(app.db, { code, amount: 9000 });
    const [first, second, visitor] = [await booked(round), await booked(round), await money.paying({ persons: 2 })];
    const answers = await Promise.all([
      redeem(visitor, 'giftCard', code),
      ...Array.from({ length: 4 }, (_, at) => {
        const path = `/reservations/${at % 2 === 0 ? first : second}/redemptions`;
        return desks[at % 2]!.call('POST', path, { code, amount: 4000 });
      }),
      ...desks.map((desk) =>
        bookAtDesk(desk, entryForm(2, { date: date(round + 7), codes: [{ code, amount: 6000 }] })),
      ),
    ]);
    const refused = answers.filter(({ status }) => status >= 400);
    expect(refused.length).toBeGreaterThan(0);
    for (const { json } of refused) expect(refusals).toContain((json as { code?: string }).code);
    const paid = await paidBy(id);
    expect(paid).toBeGreaterThan(0);
    expect(await balanceOf(app.db, id)).toBe(9000 - paid);
  }
});

async function paidBy(giftCardId: string): Promise<number> {
  const rows = await app.db
    .selectFrom('redemption')
    .select('debited')
    .where('giftCardId', '=', giftCardId)
    .where('state', '<>', 'released')
    .execute();
  return rows.reduce((sum, { debited }) => sum + debited, 0);
}

test('of two desks that book with the last of a gift card one books, and the other has booked nothing', async () => {
  const code = 'AAAA-BBBB-EEEE-0001';
  const id = await addCard(app.db, { code, amount: 6000 });
  const form = entryForm(2, { date: '2026-05-27', codes: [{ code, amount: 6000 }] });
  const before = await countReservations();
  const answers = await Promise.all(desks.map((desk) => bookAtDesk(desk, form)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 404)).toHaveLength(1);
  expect(await countReservations()).toBe(before + 1);
  expect(await balanceOf(app.db, id)).toBe(0);
});

const countReservations = async (): Promise<number> =>
  (await app.db.selectFrom('reservation').select('id').where('state', '=', 'confirmed').execute()).length;
