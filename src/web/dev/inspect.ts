import { Actor, StateMachine } from 'xstate';
import type { AnyActor, AnyMachineSnapshot, InspectionEvent } from 'xstate';
import { transitionKey } from './chart/transitions.ts';
import type { ChartTransition } from './chart/transitions.ts';
import { channelName, momentOf, plain } from './reports.ts';
import type { Happened, Message, Report } from './reports.ts';

/** Tells the page of the machines what every machine of this tab does. The development server puts it before the site. */

type Watch = { id: string; actor: AnyActor; transitionKeys: string[]; events: Happened[] };

const tab = Math.random().toString(36).slice(2, 8);
const channel = new BroadcastChannel(channelName);
const watches = new Map<AnyActor, Watch>();
const systems = new WeakSet<AnyActor['system']>();

const say = (message: Message): void => channel.postMessage(message);

function watchOf(actor: AnyActor): Watch {
  const before = watches.get(actor);
  if (before !== undefined) return before;
  const first = { id: `${tab} ${watches.size}`, actor, transitionKeys: [], events: [] };
  watches.set(actor, first);
  return first;
}

function tell({ id, actor, transitionKeys, events }: Watch): void {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  const machine = snapshot.machine.id;
  const report: Report = {
    kind: 'report',
    actor: id,
    name: actor.id.startsWith('x:') ? machine : actor.id,
    machine,
    page: window.location.pathname,
    transitionKeys,
    events,
    input: plain(actor.options.input),
    ...momentOf(snapshot),
  };
  say(report);
}

function observe(inspected: InspectionEvent): void {
  const actor = inspected.actorRef as AnyActor;
  if (!(actor.logic instanceof StateMachine)) return;
  if (inspected.type === '@xstate.microstep') {
    const microtransitions = inspected._transitions as unknown as ChartTransition[];
    watchOf(actor).transitionKeys.push(...microtransitions.map(transitionKey));
  }
  if (inspected.type !== '@xstate.snapshot') return;
  const watch = watchOf(actor);
  if (inspected.event.type !== 'xstate.init') watch.events.push(plain(inspected.event) as Happened);
  // The actor has its snapshot a moment after it was inspected.
  queueMicrotask(() => tell(watch));
}

const { start } = Actor.prototype;

Actor.prototype.start = function started(this: AnyActor) {
  if (!systems.has(this.system)) {
    systems.add(this.system);
    this.system.inspect({ next: observe });
  }
  return start.call(this);
};

channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.kind !== 'asked') return;
  for (const watch of watches.values()) if (watch.actor.getSnapshot().status === 'active') tell(watch);
});

window.addEventListener('pagehide', () => {
  for (const { id } of watches.values()) say({ kind: 'gone', actor: id });
});
