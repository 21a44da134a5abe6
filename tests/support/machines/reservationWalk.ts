import { createActor } from 'xstate';
import type { addingMachine } from '#machines/adding/adding.machine.ts';
import type { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { failureCode } from '#machines/failureCode.ts';
import type { ReservationMachineEvent } from '#machines/reservation/reservation.events.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { proposalsMachine } from '#machines/proposals/proposals.machine.ts';
import type { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { controlledActors } from './controlledActors.ts';
import type { Path } from './paths.ts';
import { ownActorsOf } from './reservationRun.ts';
import { nodesOf, transitionRecorder } from './transitions.ts';

/** The actor behind each invocation. */
const sources = new Map(
  nodesOf(reservationMachine).flatMap((node) =>
    node.invoke.map(({ id, src }) => [id, typeof src === 'string' ? src : id]),
  ),
);
const children = new Set(['adding', 'checkout', 'timePicker', 'proposals']);
const callbacks = new Set(['facts', 'holdClock']);

/** Replays a path on the running machine; answers come from its actors, the children are played by hand as well. */
export async function walk(path: Pick<Path<typeof reservationMachine>, 'input' | 'events'>) {
  const world = controlledActors();
  const machine = reservationMachine.provide({
    actors: {
      ...ownActorsOf(world),
      adding: world.child() as unknown as typeof addingMachine,
      checkout: world.child() as unknown as typeof checkoutMachine,
      timePicker: world.child() as unknown as typeof timePickerMachine,
      proposals: world.child() as unknown as typeof proposalsMachine,
    },
  });
  const { takenTransitions, inspect } = transitionRecorder('reservation');
  const actor = createActor(machine, { input: path.input, inspect });
  actor.start();
  for (const event of path.events) await happen(event);
  const { value, status, context } = actor.getSnapshot();
  actor.stop();
  return { value, status, context, takenTransitions };

  async function happen(event: ReservationMachineEvent): Promise<void> {
    const [, kind, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
    const source = id === undefined ? undefined : sources.get(id);
    if (source === undefined || callbacks.has(source)) actor.send(event);
    else if (kind === 'done' && 'output' in event)
      await world.answer(children.has(source) ? id! : source, event.output);
    else await world.refuse(children.has(source) ? id! : source, failureCode('error' in event ? event.error : null));
  }
}
