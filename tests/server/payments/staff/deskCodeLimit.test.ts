import { expect, test } from 'vitest';
import { MoneyTest } from '#tests/support/money.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { addCard } from '#tests/support/redeemable.ts';
import { createLimited, proefbad } from '#tests/support/venue.ts';

const code = 'AAAA-BBBB-CCCC-0001';

test('ten wrong codes in a quarter of an hour are all that one member of staff has', async () => {
  const money = await new MoneyTest(await payingApp(undefined, { seed: createLimited })).open();
  await addCard(money.opened.app.db, { code, amount: 1000 });
  const visitor = await money.paying({ slug: proefbad.flows.location.slug, persons: 2 });
  expect((await visitor.payOnLocation()).status).toBe(200);
  const path = `/reservations/${visitor.reservationId}/redemptions`;
  const quote = (typed: string) => money.staff.call('POST', `${path}/quote`, { code: typed, amount: null });
  const use = (typed: string) => money.staff.call('POST', path, { code: typed, amount: null });
  const wrong = 'ZZZZ-ZZZZ-ZZZZ-0000';
  for (let number = 0; number < 5; number += 1) {
    expect((await quote(wrong)).status).toBe(404);
    expect((await quote(code)).status).toBe(200);
    expect((await use(wrong)).status).toBe(404);
  }
  expect((await quote(code)).json.code).toBe('too_many_requests');
  expect((await use(code)).json.code).toBe('too_many_requests');
  await money.advance({ minutes: 16 });
  expect((await use(code)).status).toBe(201);
  await money.opened.close();
});
