import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { openPayments } from '#server/payments.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kuur-payments-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () =>
  openPayments(
    readConfig({ NODE_ENV: 'development', DATA_DIR: folder, PAYMENT_PORT: '0' }),
    { now: () => new Date('2026-03-01T10:00:00Z') },
    () => import('#demo/paymentProvider/startLocalProvider.ts'),
  );

test('one book of the local payment provider has one process; the next is told how to share a provider', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow(
    `The data folder ${folder} is in use by process ${process.pid}. Stop that process first, or give all servers one provider`,
  );
  await first.close();
  await (await open()).close();
});
