// @module-tag anyDatabase
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMollieClient } from '#server/adapters/payments/mollieClient.ts';
import { openMerchant } from './merchant.ts';
import { openLocalTarget, paymentRequest } from '#tests/server/adapters/payments/providerTarget.ts';

const PROGRAM = fileURLToPath(new URL('../../../src/demo/paymentProvider/main.ts', import.meta.url));
let folder: string;
let children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-provider-'));
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await rm(folder, { recursive: true });
});

interface Addresses {
  url: string;
  controlUrl: string;
  apiKey: string;
}

async function runAlone(stateFile: string): Promise<Addresses & { child: ChildProcess }> {
  const args = ['--import', 'tsx', PROGRAM, '--port', '0', '--control-port', '0', '--state', stateFile];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout!, 'data')) as [Buffer];
  return { ...(JSON.parse(line.toString()) as Addresses), child };
}

test('payments, refunds and answered keys survive the sudden death of the provider', async () => {
  const stateFile = join(folder, 'state.jsonl');
  const before = await runAlone(stateFile);
  const client = createMollieClient({ baseUrl: before.url, apiKey: before.apiKey });
  const request = paymentRequest();
  const { id } = await client.create(request);
  await fetch(`${before.controlUrl}/_sim/payments/${id}/paid`, { method: 'POST' });
  const refund = { paymentId: id, amount: 250, description: 'Retour', metadata: {}, idempotencyKey: 'r' };
  const given = await client.refund(refund);
  before.child.kill('SIGKILL');
  await once(before.child, 'exit');

  const after = await runAlone(stateFile);
  const again = createMollieClient({ baseUrl: after.url, apiKey: after.apiKey });
  expect(await again.get(id)).toMatchObject({ id, status: 'paid', amount: 1250, amountRefunded: 250 });
  expect(await again.refund(refund)).toEqual(given);
  expect((await again.create(request)).id).toBe(id);
});

test('a last line that was cut off does not keep the provider from starting', async () => {
  const stateFile = join(folder, 'state.jsonl');
  const before = await openLocalTarget({ stateFile });
  const { id } = await before.client.create(paymentRequest());
  await before.close();
  await appendFile(stateFile, '{"book":"payments","id":"tr_');
  const after = await openLocalTarget({ stateFile });
  expect((await after.client.list()).payments.map((payment) => payment.id)).toEqual([id]);
  await after.close();
});

test('a webhook that was not delivered yet goes out after a restart', async () => {
  const stateFile = join(folder, 'state.jsonl');
  const merchant = await openMerchant();
  const before = await openLocalTarget({ stateFile });
  await before.control('POST', 'hold-webhooks', { hold: true });
  const { id } = await before.client.create(paymentRequest({ webhookUrl: merchant.url }));
  await before.control('POST', `payments/${id}/paid`);
  await before.close();
  const after = await openLocalTarget({ stateFile });
  await after.control('POST', 'clock', { advance: 0 });
  expect(merchant.received.map(({ body }) => body)).toEqual([`id=${id}`]);
  await after.close();
  await merchant.close();
});
