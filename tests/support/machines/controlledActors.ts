import { fromCallback, fromPromise } from 'xstate';
import type { EventObject, NonReducibleUnknown } from 'xstate';

type Open = { name: string; input: unknown; resolve: (output: unknown) => void; reject: (error: unknown) => void };

/** A refusal as web's actors give it. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, details: object = {}) {
    super(code);
    this.code = code;
    Object.assign(this, details);
  }
}

/** Fake actors whose answers a test gives by hand, in the order it likes. */
export function controlledActors() {
  const open: Open[] = [];
  const seen: { name: string; input: unknown }[] = [];
  const received: { name: string; event: EventObject }[] = [];
  const tell = new Map<string, (event: EventObject) => void>();

  const promise = <Output, Input extends NonReducibleUnknown>(name: string) =>
    fromPromise<Output, Input>(({ input }) => {
      seen.push({ name, input });
      return new Promise<Output>((resolve, reject) => {
        open.push({ name, input, resolve: (output) => resolve(output as Output), reject });
      });
    });

  const callback = <Received extends EventObject, Input extends NonReducibleUnknown>(name: string) =>
    fromCallback<Received, Input>(({ input, sendBack, receive }) => {
      seen.push({ name, input });
      tell.set(name, sendBack);
      receive((event) => received.push({ name, event }));
    });

  /** One whose calls have the name of the invocation: one kind of child may run twice. */
  const child = () =>
    fromPromise<unknown, NonReducibleUnknown>(({ input, self: { id: name } }) => {
      seen.push({ name, input });
      return new Promise((resolve, reject) => open.push({ name, input, resolve, reject }));
    });

  const take = (name: string): Open => {
    const index = open.findLastIndex((call) => call.name === name);
    const call = open.splice(index, 1)[0];
    if (index < 0 || !call) throw new Error(`nobody waits for ${name}; waiting: ${open.map((o) => o.name).join(', ')}`);
    return call;
  };
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

  return {
    promise,
    child,
    callback,
    seen,
    received,
    /** Says something as a callback actor. */
    say: <Said extends EventObject>(name: string, event: Said) => tell.get(name)?.(event),
    /** The open call answers; resolves when the machine has heard it. */
    answer: async (name: string, output: unknown) => {
      take(name).resolve(output);
      await settled();
    },
    /** The open call is refused with a problem code. */
    refuse: async (name: string, code: string, details: object = {}) => {
      take(name).reject(new Refusal(code, details));
      await settled();
    },
    inputOf: (name: string): unknown => seen.findLast((call) => call.name === name)?.input,
    isWaiting: (name: string): boolean => open.some((call) => call.name === name),
  };
}

export type Controlled = ReturnType<typeof controlledActors>;
