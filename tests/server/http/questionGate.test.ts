import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeQuestionGate } from '#server/http/questionGate.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';

const venue = { venueId: 'proefbad', settings: { maxPersons: 12 } } as LimitedVenue;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Questions that end when the test says so, in the order in which they began. */
function questions() {
  const gate = makeQuestionGate();
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const codes: string[] = [];
  const ask = (network: string): void => {
    const work = () =>
      new Promise<void>((resolve) => {
        began.push(network);
        ends.push(resolve);
      });
    gate.run({ venue, network }, work).catch((error: { code: string; details: { retryAfter: number } }) => {
      codes.push(`${error.code} ${error.details.retryAfter}`);
    });
  };
  const end = async (index: number): Promise<void> => {
    ends[index]!();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { ask, began, codes, end };
}

test('one network has two questions under way, and others do not wait for it', async () => {
  const { ask, began, end } = questions();
  for (const network of ['a', 'a', 'a', 'a', 'b']) ask(network);
  await vi.advanceTimersByTimeAsync(0);
  expect(began).toEqual(['a', 'a', 'b']);
  await end(0);
  expect(began).toEqual(['a', 'a', 'b', 'a']);
});

test('four are under way in all, and who waits longer goes first', async () => {
  const { ask, began, end } = questions();
  for (const network of ['a', 'b', 'c', 'd', 'e', 'f']) ask(network);
  await vi.advanceTimersByTimeAsync(0);
  expect(began).toEqual(['a', 'b', 'c', 'd']);
  await end(2);
  expect(began).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('who waited five seconds is told to come back, and takes no room', async () => {
  const { ask, began, codes, end } = questions();
  for (const network of ['a', 'a', 'a']) ask(network);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(codes).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(codes).toEqual(['service_unavailable 5']);
  await end(0);
  await end(1);
  ask('a');
  await vi.advanceTimersByTimeAsync(0);
  expect(began).toEqual(['a', 'a', 'a']);
});
