type Described = { nl: string; en: string };

/** How long what staff did can be undone, in ms. */
const undoTime = 10_000;

/** What was done, until its time is over; `on`: what may be begun meanwhile. */
export const undoableState = <const On extends object>({
  id,
  description,
  on,
}: {
  id: string;
  description: Described;
  on: On;
}) =>
  ({
    id,
    tags: 'undoable',
    meta: { description },
    invoke: { id: 'pause', src: 'pause', input: { milliseconds: undoTime }, onDone: '#idle', onError: '#idle' },
    on: { 'undo.requested': '#undoing', ...on },
  }) as const;

/** What was done is being taken back by the actor `src`; `on`: what is heard meanwhile. */
export const undoingState = <const Src extends string, Input, const On extends object = object>({
  description,
  src,
  input,
  on,
}: {
  description: Described;
  src: Src;
  input: Input;
  on?: On;
}) =>
  ({
    id: 'undoing',
    tags: ['busy', 'undoing'],
    meta: { description },
    invoke: {
      id: 'undo',
      src,
      input,
      onDone: { target: '#idle', actions: 'emitUndone' },
      onError: { target: '#idle', actions: 'emitRefused' },
    },
    on: { ...on },
  }) as const;
