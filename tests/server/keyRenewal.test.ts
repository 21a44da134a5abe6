import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giftCardCodeFrom } from '#domain/credits/giftCardCode.ts';
import { hashOfCode, issueGiftCard, printGiftCard } from '#server/credits/giftCards/giftCards.service.ts';
import { digest, keyedDigest } from '#server/db/digest.ts';
import { deriveKey, secretKeysOf } from '#server/db/secretKeys.ts';
import type { SecretKeys } from '#server/db/secretKeys.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { mailedToken } from '#server/http/mailedToken.ts';
import { assertKeysAreThere, keyReport, neededKeys, renewKeys } from '#server/keyRenewal.ts';
import { paymentLinkRef } from '#server/mails/paymentLinkRef.service.ts';
import { reservationOfRef, selfServiceRef } from '#server/mails/selfServiceRef.service.ts';
import { orderLinkMail } from '#server/people/orderLinkMail.ts';
import { spendCode } from '#server/people/secondFactor.ts';
import { codeAt, stepAt } from '#server/people/totp.ts';
import { testApp, testKeys } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { secretOf } from '#tests/support/secondFactor.ts';
import { staffMember, staffPassword } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

const { venueId } = proefbad;
const earlier = testKeys;
const rotated = secretKeysOf([Buffer.alloc(32, 9), earlier.newest.bytes]);
const newestOnly = secretKeysOf([rotated.newest.bytes]);

let app: TestApp;
let desk: StaffMember;
beforeAll(async () => {
  app = await testApp();
  desk = await staffMember(app, 'desk');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('secondFactor').execute();
  await app.db.deleteFrom('recoveryCode').execute();
  await app.db.deleteFrom('giftCardEntry').execute();
  await app.db.deleteFrom('giftCard').execute();
});

const issue = (keys: SecretKeys): Promise<{ id: string; code: string }> =>
  inTransaction(app.db, (tx) =>
    issueGiftCard(
      tx,
      { newId: randomUUID, secretKeys: keys },
      { venueId, kind: 'giftCard', amount: 5_000, language: 'nl', entryKind: 'bought' },
    ),
  );

const codeBy = async (keys: SecretKeys, id: string): Promise<string | undefined> =>
  (await printGiftCard({ ...app.deps, ...app.deps.config, secretKeys: keys }, { venueId, id }))?.code;

const renew = (keys: SecretKeys): Promise<number> => renewKeys({ ...app.deps, secretKeys: keys });

/** As gift cards were issued when keys had no ids. */
async function issueBeforeIds(): Promise<{ id: string; code: string }> {
  const { id } = await issue(earlier);
  const mac = createHmac('sha256', earlier.newest.bytes).update(`gift-card\0${venueId}\0${id}`);
  const code = giftCardCodeFrom(mac.digest());
  await app.db
    .updateTable('giftCard')
    .set({ keyId: null, codeHash: hashOfCode(code) })
    .where('id', '=', id)
    .execute();
  return { id, code };
}

test('gift cards keep their codes under a new key, and need the earlier one until they were sealed under it', async () => {
  const cards = [await issue(earlier), await issueBeforeIds()];
  for (const { id, code } of cards) {
    expect(await codeBy(rotated, id)).toBe(code);
    await expect(codeBy(newestOnly, id)).rejects.toThrow(/EARLIER_SECRET_KEYS/);
  }
  expect(await renew(rotated)).toBe(2);
  expect(await renew(rotated)).toBe(0);
  for (const { id, code } of cards) {
    expect(await codeBy(newestOnly, id)).toBe(code);
    await expect(codeBy(earlier, id)).rejects.toThrow(/SECRET_KEY/);
  }
  const rows = await app.db.selectFrom('giftCard').selectAll().execute();
  const text = rows.map(({ sealedCode }) => Buffer.from(sealedCode!).toString('latin1')).join(' ');
  for (const { code } of cards) expect(text).not.toContain(code);
  const again = secretKeysOf([Buffer.alloc(32, 10), rotated.newest.bytes]);
  expect(await renew(again)).toBe(2);
  expect(await codeBy(secretKeysOf([again.newest.bytes]), cards[0]!.id)).toBe(cards[0]!.code);
});

test('a sealed code opens for its own gift card alone', async () => {
  const [first, second] = [await issue(earlier), await issue(earlier)];
  await renew(rotated);
  const { sealedCode } = await app.db
    .selectFrom('giftCard')
    .select('sealedCode')
    .where('id', '=', first.id)
    .executeTakeFirstOrThrow();
  await app.db.updateTable('giftCard').set({ sealedCode }).where('id', '=', second.id).execute();
  await expect(codeBy(rotated, second.id)).rejects.toThrow();
});

test('a second factor of an earlier key goes on working, and without it once it was sealed under the new one', async () => {
  const started = await desk.call<{ secret: string }>('POST', '/second-factor', { currentPassword: staffPassword });
  const secret = secretOf(started.json.data.secret);
  const codeNow = (): string => codeAt(secret, stepAt(app.deps.clock.now()));
  const confirmed = await desk.call<{ recoveryCodes: string[] }>('POST', '/second-factor/confirm', { code: codeNow() });
  const [first, second, third] = confirmed.json.data.recoveryCodes;
  const spend = (keys: SecretKeys, code: string): Promise<boolean> =>
    inTransaction(app.db, (tx) =>
      spendCode(tx, { ...app.services.staffDeps, secretKeys: keys }, { venueId, id: 'st-desk' }, code),
    );
  await app.advance({ minutes: 1 });
  expect(await spend(rotated, codeNow())).toBe(true);
  expect(await spend(rotated, first!)).toBe(true);
  await expect(spend(newestOnly, codeNow())).rejects.toThrow();
  expect(await renew(rotated)).toBe(1);
  await app.advance({ minutes: 1 });
  expect(await spend(newestOnly, codeNow())).toBe(true);
  expect(await spend(newestOnly, second!)).toBe(false);
  expect(await spend(rotated, third!)).toBe(true);
  expect(keyReport(rotated, await neededKeys(app.db))).toEqual([
    `${rotated.newest.id}  newest: 1 second factors`,
    `${earlier.newest.id}  earlier: 8 recovery codes`,
  ]);
});

test('the links of an earlier key open their bookings as long as it is there', () => {
  const booking = { venueId, reservationId: 'r-1' };
  const ref = selfServiceRef(earlier, booking);
  expect(reservationOfRef(rotated, venueId, ref)).toBe('r-1');
  expect(reservationOfRef(newestOnly, venueId, ref)).toBeNull();
  expect(reservationOfRef(rotated, 'elders', ref)).toBeNull();
  const proof = keyedDigest(deriveKey(earlier.newest, 'self-service'), `${venueId}\0r-1`).toString('base64url');
  expect(reservationOfRef(rotated, venueId, `${proof}r-1`)).toBe('r-1');
  expect(selfServiceRef(rotated, booking).startsWith(rotated.newest.id)).toBe(true);
});

test('a mail ordered under an earlier key carries the token that was ordered', async () => {
  const link = {
    venueId,
    purpose: 'reset_password' as const,
    subjectKind: 'staff' as const,
    subjectId: 'st-desk',
    email: 'desk@proefbad.example',
    language: 'nl' as const,
  };
  await inTransaction(app.db, (tx) => orderLinkMail(tx, { random: app.deps.random, secretKeys: earlier }, link));
  const { id, tokenHash } = await app.db
    .selectFrom('mailedLink')
    .select(['id', 'tokenHash'])
    .where('subjectId', '=', 'st-desk')
    .executeTakeFirstOrThrow();
  expect(Buffer.from(tokenHash)).toEqual(digest(mailedToken(rotated, { venueId, linkId: id })));
  const payment = { venueId, linkId: `${earlier.newest.id}abc` };
  expect(paymentLinkRef(rotated, payment)).toBe(paymentLinkRef(earlier, payment));
});

test('a server without the key of its gift cards does not start, unless that key is said to be lost', async () => {
  await issue(earlier);
  await assertKeysAreThere(app.db, { secretKeys: rotated, lostKeys: [] });
  const { id } = earlier.newest;
  await expect(assertKeysAreThere(app.db, { secretKeys: newestOnly, lostKeys: [] })).rejects.toThrow(
    new RegExp(`1 gift cards need the key ${id}[^]*EARLIER_SECRET_KEYS[^]*LOST_SECRET_KEYS`),
  );
  await assertKeysAreThere(app.db, { secretKeys: newestOnly, lostKeys: [id] });
  await renew(rotated);
  await assertKeysAreThere(app.db, { secretKeys: newestOnly, lostKeys: [] });
});
