import { expect, test } from 'vitest';
import { ApiError } from '#web/api/ApiError.ts';
import { thenRead } from '#web/queries/admin/thenRead.ts';

const never = new Promise<never>(() => undefined);
const conflict = new ApiError({ status: 409, code: 'version_conflict' });
const offline = new ApiError({ status: 0, code: 'offline' });

function reading() {
  const order: string[] = [];
  const readAgain = async (): Promise<void> => {
    await Promise.resolve();
    order.push('read');
  };
  return { order, readAgain };
}

test('an answer is given after what it changed was read again', async () => {
  const { order, readAgain } = reading();
  await thenRead(async () => 'moved', readAgain).then((answer) => order.push(answer));
  expect(order).toEqual(['read', 'moved']);
});

test('so is a refusal', async () => {
  const { order, readAgain } = reading();
  await thenRead(() => Promise.reject(conflict), readAgain).catch((error: ApiError) => order.push(error.code));
  expect(order).toEqual(['read', 'version_conflict']);
});

test('without a connection nothing is waited for', async () => {
  await expect(
    thenRead(
      () => Promise.reject(offline),
      () => never,
    ),
  ).rejects.toMatchObject({
    code: 'offline',
  });
});
