import { sumOf } from '#domain/values/cents.ts';
import { selfServiceSetup } from '../selfService.setup.ts';
import type { ChangeCall, SelfServiceContext } from '../selfService.types.ts';

const dismissed = { target: 'viewing', actions: 'clearChange' } as const;

export const quoting = selfServiceSetup.createStateConfig({
  tags: ['busy'],
  meta: { description: { nl: 'Wacht op wat de wijziging doet', en: 'Waiting for what the change would do' } },
  invoke: {
    id: 'quoteChange',
    src: 'quoteChange',
    input: ({ context }) => ({ ref: context.ref, change: context.change ?? { kind: 'cancel' } }),
    onDone: { target: 'confirming', actions: 'assignQuote' },
    onError: { target: 'refused', actions: 'assignRefused' },
  },
  on: { 'change.dismissed': dismissed },
});

export const confirming = selfServiceSetup.createStateConfig({
  meta: { description: { nl: 'Leest wat er verandert en terugkomt', en: 'Reading what changes and comes back' } },
  on: { 'change.confirmed': 'applying', 'change.dismissed': dismissed },
});

export const applying = selfServiceSetup.createStateConfig({
  tags: ['busy'],
  meta: { description: { nl: 'De wijziging wordt doorgevoerd', en: 'The change is being made' } },
  invoke: {
    id: 'applyChange',
    src: 'applyChange',
    input: ({ context }) => callOf(context),
    onDone: { target: 'done', actions: 'assignDone' },
    onError: { target: 'refused', actions: 'assignRefused' },
  },
});

/** Nothing was changed: what was shown may be old, so it is loaded again. */
export const refused = selfServiceSetup.createStateConfig({
  meta: { description: { nl: 'Leest waarom het niet gaat', en: 'Reading why it cannot be' } },
  on: {
    'alternative.chosen': { guard: 'alternativeIsOffered', target: 'quoting', actions: 'assignAlternative' },
    'change.dismissed': { target: 'loading', actions: 'clearChange' },
  },
});

function callOf({ ref, change, quote }: SelfServiceContext): ChangeCall {
  const back = sumOf((quote?.back ?? []).map(({ amount }) => amount));
  const quoted = { sequence: quote?.sequence ?? 0, total: quote?.total ?? 0, back };
  return { ref, order: { change: change ?? { kind: 'cancel' }, ...quoted } };
}
