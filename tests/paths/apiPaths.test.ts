import { expect, test } from 'vitest';
import { apiSteps } from '../../e2e/paths/model/apiSteps.ts';
import { walkedFlows } from '../../e2e/paths/model/flows.ts';
import { apiPaths } from '../../e2e/paths/model/paths.ts';
import { placeWords, troubleWords } from '../../e2e/paths/model/places.ts';

const paths = apiPaths();
const walked = paths.flatMap(({ steps }) => steps);
const answered = new Set(walked.flatMap((step) => step.answered));

test('paths on the API do everything, hear of everything that happens, and come to every place', () => {
  const keys = new Set<string>(walked.map(({ key }) => key));
  expect(Object.keys(apiSteps).filter((key) => !keys.has(key))).toEqual([]);
  const places = new Set<string>(walked.flatMap(({ from, to }) => [from, to]));
  expect(Object.keys({ ...placeWords, ...troubleWords }).filter((place) => !places.has(place))).toEqual([]);
  expect(new Set(paths.map(({ flow }) => flow)).size).toBe(Object.keys(walkedFlows).length);
});

/** What is asked of the server while a visitor may be told that it did not work. */
const changes = [
  'addToReservation',
  'cancelReservation',
  'changeMessage',
  'details',
  'linkCustomer',
  'payOnLocation',
  'prepare',
  'redeemCode',
  'removeItem',
  'removeRedemption',
  'renewHold',
  'requestProposals',
  'saveRemark',
  'startPayment',
  'takeProposal',
];

test('every call succeeds on a path, and fails on one', () => {
  const calls = [...changes, 'identify', 'createReservation', 'countVisits', 'watchPayment'];
  const without = (name: string): boolean =>
    !answered.has(`${name} ok`) || ![...answered].some((each) => each.startsWith(`${name} `) && !each.endsWith(' ok'));
  expect(calls.filter(without)).toEqual([]);
});

test('a server that fails, a network that is gone and staff who cancel are each met by many calls', () => {
  for (const code of ['internal', 'offline', 'reservation_cancelled']) {
    const met = changes.filter((name) => answered.has(`${name} ${code}`));
    expect([code, met.length >= 5]).toEqual([code, true]);
  }
});

test('they are few enough to be walked with every change', () => {
  expect(new Set(paths.map(({ id }) => id)).size).toBe(paths.length);
  expect(paths.length).toBeLessThanOrEqual(30);
  expect(walked.length).toBeLessThanOrEqual(400);
});
