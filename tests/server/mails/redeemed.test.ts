import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { addCard, addPromoCode } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('the confirmation tells what a gift card and a promo code paid, and what is left', async () => {
  await addCard(app.db, { code: 'AAAA-BBBB-CCCC-0001', amount: 2500 });
  await addPromoCode(app.db, { code: 'ZOMER10', percent: 10 });
  const visitor = await new Visitor(app, { slug: proefbad.flows.location.slug }).readyToPay();
  await redeem(visitor, 'giftCard', 'AAAA-BBBB-CCCC-0001');
  await redeem(visitor, 'promoCode', 'ZOMER10');
  expect((await visitor.payOnLocation()).status).toBe(200);
  expect(await visitor.result()).toMatchObject({ totalPaid: 3100, totalRedeemed: 3100, totalPayLater: 2900 });
  await app.services.jobs.runEverything();
  const [mail] = app.mails;
  const lines = mail!.text.split('\n').filter((line) => line.includes('€'));
  expect(lines.slice(-4)).toEqual([
    'Totaal: €\u00A060,-',
    'Cadeaubon: −€\u00A025,-',
    'Actiecode: −€\u00A06,-',
    'Op locatie te betalen: €\u00A029,-',
  ]);
  expect(mail!.html).toContain('−€');
});
