import { expect, test } from 'vitest';
import { and, createActor, createMachine, not, or } from 'xstate';
import { asPath } from '#web/dev/asPath.ts';
import { guardWords } from '#web/dev/chart/transitions.ts';
import { offersOf } from '#web/dev/offers.ts';
import { momentOf, plain } from '#web/dev/reports.ts';

const machine = createMachine(
  {
    id: 'door',
    initial: 'closed',
    on: { knocked: {}, opened: { guard: 'always' } },
    states: {
      closed: {
        meta: { description: { nl: 'De deur is dicht', en: 'The door is closed' } },
        on: {
          opened: [{ guard: 'locked', target: 'closed' }, { target: 'open' }, { guard: 'always', target: 'open' }],
          kicked: { guard: 'hard', target: 'open' },
        },
      },
      open: {},
    },
  },
  { guards: { locked: () => false, always: () => true, hard: ({ event }) => event['force'].newton > 9 } },
);

test('what may happen is listed with the answer of each guard', () => {
  const offers = offersOf(createActor(machine).getSnapshot());
  expect(offers.map(({ event, guard, targets, answer }) => [event, guard, targets.join(), answer])).toEqual([
    ['opened', 'locked', 'closed', 'no'],
    ['opened', null, 'open', 'yes'],
    ['opened', 'always', 'open', 'earlier'],
    ['kicked', 'hard', 'open', 'details'],
    ['knocked', null, '', 'yes'],
    ['opened', 'always', '', 'earlier'],
  ]);
});

test('a moment is said in words', () => {
  const { place, descriptions, states, status } = momentOf(createActor(machine).getSnapshot());
  expect({ place, descriptions, states, status }).toEqual({
    place: 'closed',
    descriptions: ['The door is closed'],
    states: ['door', 'door.closed'],
    status: 'active',
  });
});

test('guards of guards are read as a sentence', () => {
  expect(guardWords(and(['a', or(['b', not('c')])]))).toBe('a and b or not c');
  expect([guardWords(undefined), guardWords(() => true)]).toEqual([null, 'inline']);
});

test('what another tab cannot read is left out, what is in a circle too', () => {
  const shared = { day: 1 };
  const circle: Record<string, unknown> = { first: shared, second: shared, call: () => 1 };
  circle['self'] = circle;
  expect(plain({ circle, actor: createActor(machine), error: new Error('no') })).toEqual({
    circle: { first: shared, second: shared, self: '(circle)' },
    actor: '(actor)',
    error: { message: 'no' },
  });
  expect(plain(undefined)).toBeUndefined();
});

test('a copied path is read as the input and the events', () => {
  const report = { input: { token: 't' }, events: [{ type: 'opened', by: 2 }, { type: 'knocked' }] };
  const text = asPath(report);
  const [first, ...lines] = text.split('\n');
  expect([first, lines.at(-1)]).toEqual([`'what it shows': {`, '},']);
  expect(lines.slice(0, -1)).toEqual([
    '  input: {"token":"t"},',
    '  events: [',
    '    {"type":"opened","by":2},',
    '    {"type":"knocked"},',
    '  ],',
  ]);
});
