import { initialTransition, transition } from 'xstate';
import type { AnyMachineSnapshot, AnyStateMachine, EventObject, ExecutableActionObject } from 'xstate';
import { addingMachine } from '#machines/adding/adding.machine.ts';
import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { detailsMachine } from '#machines/details/details.machine.ts';
import { identifyMachine } from '#machines/identify/identify.machine.ts';
import { proposalsMachine } from '#machines/proposals/proposals.machine.ts';
import { reservationMachine } from '#machines/reservation/reservation.machine.ts';
import type { ReservationSnapshot } from '#machines/reservation/reservation.selectors.ts';
import type { ReservationInput } from '#machines/reservation/reservation.types.ts';
import type { Facts } from '#machines/reservationFacts.types.ts';
import { timePickerMachine } from '#machines/timePicker/timePicker.machine.ts';
import { answerOf, tellings } from './world.ts';
import type { ActorName, Answer, CallbackName, World } from './world.ts';

/** What the machine of the visit heard since it began: anew after each return from the bank. */
export type VisitRun = { input: ReservationInput; events: readonly EventObject[] };

/** A visit with its children, none of which runs: each step gives another one. */
export type Composed = {
  visit: ReservationSnapshot;
  children: Readonly<Record<string, AnyMachineSnapshot>>;
  world: World;
  /** Where the page went after the last step; null while it stays. */
  destination: 'success' | 'start' | 'bank' | null;
  runs: readonly VisitRun[];
  /** What actors were asked in the last step, and how they ended: 'prepare ok', 'prepare offline'. */
  answered: readonly string[];
};

/** A machine of the visit: itself, or a child by its id. */
export type Machine =
  | 'visit'
  | 'checkout'
  | 'timePicker'
  | 'stayPicker'
  | 'proposals'
  | 'adding'
  | 'identify'
  | 'details';

type Sent = { to: string; event: EventObject };
type Params = { id: string; src: string; input: never; targetId: string; event: EventObject };

const machines: Record<string, AnyStateMachine> = {
  visit: reservationMachine,
  adding: addingMachine,
  checkout: checkoutMachine,
  timePicker: timePickerMachine,
  stayPicker: timePickerMachine,
  proposals: proposalsMachine,
  identify: identifyMachine,
  details: detailsMachine,
};

/** After their refusal the page reads the reservation again, and hears that it is gone. */
const readAgain: ActorName[] = ['details', 'saveRemark'];

/** What was begun and is still to be heard, in order. */
class Walk {
  readonly queue: Sent[] = [];
  children: Record<string, AnyMachineSnapshot>;
  visit: AnyMachineSnapshot;
  world: World;
  destination: Composed['destination'];
  readonly runs: readonly VisitRun[];
  readonly events: EventObject[] = [];
  readonly answered: string[] = [];

  constructor({ visit, children, world, runs }: Composed) {
    this.visit = visit;
    this.children = { ...children };
    this.world = world;
    this.destination = null;
    this.runs = runs;
  }

  begin(id: string, input: unknown): void {
    const [snapshot, actions] = initialTransition(machines[id]!, input as never);
    this.children[id] = snapshot;
    this.act(id, actions);
    this.end(id);
  }

  deliver({ to, event }: Sent): void {
    const before = to === 'visit' ? this.visit : this.children[to];
    if (before === undefined || before.status !== 'active') return;
    const [after, actions] = transition(machines[to]!, before, event);
    if (to === 'visit') {
      this.visit = after;
      this.events.push(event);
      for (const id of Object.keys(this.children)) if (!(id in after.children)) delete this.children[id];
    } else this.children[to] = after;
    this.act(to, actions);
    this.end(to);
  }

  /** A child that is done tells its parent. */
  end(id: string): void {
    const child = id === 'visit' ? undefined : this.children[id];
    if (child?.status !== 'done') return;
    delete this.children[id];
    this.queue.unshift({ to: 'visit', event: done(id, { output: child.output }) });
  }

  act(owner: string, actions: readonly ExecutableActionObject[]): void {
    for (const action of actions) {
      const { type, params } = action as unknown as { type: string; params: Params };
      if (type === 'xstate.spawnChild') this.call(owner, params);
      if (type === 'xstate.sendTo' && params.targetId in this.children)
        this.queue.push({ to: params.targetId, event: params.event });
      if (type === 'xstate.emit') this.navigate(params.event as { type: string; to?: string });
    }
  }

  /** A child begins, or the world answers. */
  call(owner: string, { id, src, input }: Params): void {
    if (owner === 'visit' && id in machines) return this.begin(id, input);
    if (src in tellings) {
      const event = tellings[src as CallbackName](input, this.world);
      if (event !== null) this.queue.push({ to: owner, event });
      return;
    }
    const name = (src === 'submit' ? owner : src) as ActorName;
    const answer = answerOf(this.world, { name, id, input });
    if (answer === null) return;
    this.world = answer.world;
    this.answered.push(`${name} ${answer.error?.code ?? 'ok'}`);
    this.queue.push({ to: owner, event: done(id, answer) });
    if (readAgain.includes(name) && answer.error?.code === 'reservation_cancelled')
      this.hear(answer.world, 'cancelled');
  }

  hear({ reservation, customerLoggedIn }: World, gone: Facts['gone']): void {
    const event = { type: 'facts.changed', facts: { reservation, customerLoggedIn, gone } } as EventObject;
    this.queue.push({ to: 'visit', event });
  }

  navigate({ type, to }: { type: string; to?: string }): void {
    if (type === 'redirect.requested') this.destination = 'bank';
    else if (type !== 'navigate.requested') return;
    else if (to === 'success' || to === 'start') this.destination = to;
    else this.queue.push({ to: 'visit', event: { type: 'step.entered', step: to } as EventObject });
  }

  settled(): Composed {
    for (let sent = this.queue.shift(); sent !== undefined; sent = this.queue.shift()) this.deliver(sent);
    const { children, world, destination, runs, events, answered } = this;
    const { input, events: before } = runs.at(-1)!;
    const run = { input, events: [...before, ...events] };
    return {
      visit: this.visit as ReservationSnapshot,
      children,
      world,
      destination,
      runs: [...runs.slice(0, -1), run],
      answered,
    };
  }
}

function done(id: string, { output, error }: Pick<Answer, 'output' | 'error'>): EventObject {
  const ended = { type: `xstate.done.actor.${id}`, output };
  return error === undefined ? ended : Object.assign({ type: `xstate.error.actor.${id}` }, { error });
}

export function begun(input: ReservationInput, world: World, runs: readonly VisitRun[] = []): Composed {
  const [visit, actions] = initialTransition(reservationMachine, input);
  const run = { input, events: [] };
  const walk = new Walk({ visit, children: {}, world, destination: null, runs: [...runs, run], answered: [] });
  walk.act('visit', actions);
  return walk.settled();
}

/** What somebody does, and all that follows from it until somebody has to do something again. */
export function after(composed: Composed, machine: Machine, event: EventObject, world = composed.world): Composed {
  const walk = new Walk({ ...composed, world });
  walk.queue.push({ to: machine, event });
  return walk.settled();
}
