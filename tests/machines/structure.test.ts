import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import { mermaidOf } from '#tests/support/machines/diagram.ts';
import { nodesOf } from '#tests/support/machines/nodesOf.ts';
import { walkedMachines } from '#tests/paths/machines.ts';

const machines = walkedMachines.map(({ machine }) => machine);
const callbacks = ['facts', 'holdClock', 'times', 'camera'];

test.each(machines.map((machine) => [machine.id, machine] as const))(
  'every state of %s says in two languages what the visitor is doing',
  (_id, machine) => {
    const silent = nodesOf(machine).filter((node) => {
      const { nl, en } = (node.meta as { description?: { nl?: string; en?: string } } | undefined)?.description ?? {};
      return node !== machine.root && !(nl && en);
    });
    expect(silent.map(({ id }) => id)).toEqual([]);
  },
);

test.each(machines.map((machine) => [machine.id, machine] as const))(
  'every actor of %s has a name of its own and an answer to success and failure',
  (_id, machine) => {
    const invoked = nodesOf(machine).flatMap((node) => node.invoke.map((invoke) => ({ node, id: invoke.id })));
    const events = (node: (typeof invoked)[number]['node']) => [...node.transitions.keys()];
    const unanswered = invoked.filter(({ node, id }) => {
      const done = callbacks.includes(id) || events(node).includes(`xstate.done.actor.${id}`);
      return !done || !events(node).includes(`xstate.error.actor.${id}`) || /\d+\./.test(id);
    });
    expect(unanswered.map(({ id }) => id)).toEqual([]);
    expect(nodesOf(machine).filter((node) => node.after.length > 0)).toEqual([]);
  },
);

test('the chart in the README is the machine’s', () => {
  const readme = readFileSync(new URL('../../machines/README.md', import.meta.url), 'utf8');
  expect(/```mermaid\n([\s\S]*?)\n```/.exec(readme)?.[1]).toBe(mermaidOf(reservationMachine, 'visit'));
});
