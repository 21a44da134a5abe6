import { instance } from '@viz-js/viz';
import { expect, test } from 'vitest';
import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { chartGraph } from '#web/dev/chart/chartGraph.ts';
import { transitionKey, transitionsOf } from '#web/dev/chart/transitions.ts';
import type { ChartTransition } from '#web/dev/chart/transitions.ts';
import { walkedMachines } from '#tests/paths/machines.ts';
import { run } from '#tests/paths/run.ts';
import { waysOf } from '#tests/paths/ways.ts';

const viz = await instance();
const machines = walkedMachines.map(({ machine }): [string, AnyStateMachine] => [machine.id, machine]);

const everyState = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(everyState)];

test.each(machines)(
  'the chart of %s has every state and an arrow for everything that leads elsewhere',
  (_id, machine) => {
    const svg = viz.renderString(chartGraph(machine), { format: 'svg' });
    const titles = new Set(
      [...svg.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title!.replaceAll('&#45;&gt;', '→')),
    );
    const states = everyState(machine.root);
    expect(states.filter(({ id }) => !titles.has(id)).map(({ id }) => id)).toEqual([]);
    const arrows = states.flatMap((node) =>
      transitionsOf(node).flatMap(({ target }) => (target ?? []).map(({ id }) => `${node.id}→${id}`)),
    );
    expect(arrows.filter((arrow) => !titles.has(arrow))).toEqual([]);
  },
);

test('a transition has a key of its own', () => {
  const keys = machines.flatMap(([id, { root }]) =>
    everyState(root)
      .flatMap(transitionsOf)
      .map((transition) => `${id} ${transitionKey(transition)}`),
  );
  expect(new Set(keys).size).toBe(keys.length);
});

test('where an actor is and the way that it took are bold, what it takes by itself too', () => {
  const walked = walkedMachines.find(({ machine }) => machine.id === 'passwordReset')!;
  const way = waysOf(walked).find(({ start }) => start === 'mailed')!;
  const { snapshot, microsteps } = run(walked.machine, { ...way, events: [] });
  const transitions = microsteps.flatMap(({ takenTransitions }) => takenTransitions) as unknown as ChartTransition[];
  expect(snapshot.value).toBe('checking');
  expect(transitions.map(({ eventType }) => eventType)).toEqual(['']);
  const { edges, subgraphs } = chartGraph(walked.machine, {
    states: new Set(snapshot._nodes.map(({ id }) => id)),
    transitions: new Set(transitions.map(transitionKey)),
  });
  const boxes = subgraphs![0]!.nodes!.filter(({ attributes }) => attributes?.['penwidth'] === 3);
  expect(boxes.map(({ name }) => name)).toEqual(['passwordReset.checking']);
  const bold = edges!.filter(({ attributes }) => attributes?.['penwidth'] === 3.5);
  expect(bold.map(({ tail, head }) => [tail, head])).toEqual([['passwordReset.opening', 'passwordReset.checking']]);
});
