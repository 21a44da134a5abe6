import { expect, test, vi } from 'vitest';
import { sharedAnswers } from '#server/booking/availability/sharedAnswers.ts';
import { makeQuestionGate } from '#server/http/questionGate.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';

const venue = { venueId: 'proefbad', settings: { maxPersons: 12 } } as LimitedVenue;

/** Questions that end when the test says so; each answer is the number of the work that gave it. */
function questions() {
  const share = sharedAnswers<number>(makeQuestionGate());
  const ends: ((answer: number) => void)[] = [];
  const ask = (network: string, key: string): Promise<number> =>
    share({ venue, network }, key, () => new Promise((resolve) => void ends.push(resolve)));
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { ask, ends, settled };
}

test('equal questions that wait have one answer, whoever of them has room first', async () => {
  const { ask, ends, settled } = questions();
  const first = [ask('a', 'x'), ask('a', 'y')];
  await settled();
  const waiting = [ask('a', 'z'), ask('a', 'z')];
  await settled();
  expect(ends).toHaveLength(2);
  const other = ask('b', 'z');
  await settled();
  expect(ends).toHaveLength(3);
  ends[2]!(3);
  expect(await Promise.all([...waiting, other])).toEqual([3, 3, 3]);
  ends[0]!(1);
  ends[1]!(2);
  expect(await Promise.all(first)).toEqual([1, 2]);
  await settled();
  expect(ends).toHaveLength(3);
});

test('a question that is asked after an equal one began to read has an answer of its own', async () => {
  const { ask, ends, settled } = questions();
  const before = ask('a', 'x');
  await settled();
  const after = ask('b', 'x');
  await settled();
  ends[0]!(1);
  ends[1]!(2);
  expect(await Promise.all([before, after])).toEqual([1, 2]);
});

test('a failure reaches all who waited for it, and nobody after them', async () => {
  const share = sharedAnswers<number>(makeQuestionGate());
  const fail = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('broken')).mockResolvedValue(7);
  const both = await Promise.allSettled([
    share({ venue, network: 'a' }, 'x', fail),
    share({ venue, network: 'b' }, 'x', fail),
  ]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await share({ venue, network: 'a' }, 'x', fail)).toBe(7);
});

test('who waits in vain is told so, unless an equal question is being answered', async () => {
  vi.useFakeTimers();
  const { ask, ends } = questions();
  void ask('a', 'x');
  void ask('a', 'y');
  await vi.advanceTimersByTimeAsync(0);
  const [vain, waiting] = [ask('a', 'v').catch((error: { code: string }) => error.code), ask('a', 'z')];
  await vi.advanceTimersByTimeAsync(3_000);
  const later = ask('b', 'z');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await vain).toBe('service_unavailable');
  expect(ends).toHaveLength(3);
  ends[2]!(3);
  expect(await Promise.all([waiting, later])).toEqual([3, 3]);
  vi.useRealTimers();
});
