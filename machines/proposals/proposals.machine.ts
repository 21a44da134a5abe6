import { assertEvent, setup } from 'xstate';
import { failureOf } from '#machines/failureCode.ts';
import { proposalsActors } from './proposals.actors.ts';
import type {
  ProposalsAnswer,
  ProposalsContext,
  ProposalsEvent,
  ProposalsInput,
  ProposalsOutput,
} from './proposals.types.ts';

type MachineEvent = ProposalsEvent | ProposalsAnswer;
type Args = { context: ProposalsContext; event: MachineEvent };

const base = setup({
  types: {
    context: {} as ProposalsContext,
    events: {} as MachineEvent,
    input: {} as ProposalsInput,
    output: {} as ProposalsOutput,
    meta: {} as { description: { nl: string; en: string } },
  },
  actors: proposalsActors,
  guards: {
    somethingIsProposed: ({ event }: Args) =>
      event.type === 'xstate.done.actor.requestProposals' && event.output.proposals.length > 0,
    proposalIsOffered: ({ context, event }: Args) =>
      event.type === 'proposal.chosen' && context.offered.some(({ id }) => id === event.proposalId),
  },
});

const proposalsSetup = base.extend({
  actions: {
    assignOffered: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.requestProposals');
      return { offered: event.output.proposals };
    }),
    assignChosen: base.assign(({ event }) => {
      assertEvent(event, 'proposal.chosen');
      return { chosenId: event.proposalId };
    }),
    endBooked: base.assign(({ event }) => {
      assertEvent(event, 'xstate.done.actor.takeProposal');
      return { ending: { kind: 'booked', ...event.output } };
    }),
    endFailed: base.assign(({ event }) => ({ ending: { kind: 'failed', problem: failureOf(event) ?? 'internal' } })),
  },
});

const failed = { target: 'closed', actions: 'endFailed' } as const;

export const proposalsMachine = proposalsSetup.createMachine({
  id: 'proposals',
  context: ({ input }) => ({ slug: input.slug, offered: [], chosenId: null, ending: { kind: 'dismissed' } }),
  initial: 'requesting',
  states: {
    requesting: {
      meta: {
        description: { nl: 'Voorstellen voor de hele groep worden bedacht', en: 'Proposals are being worked out' },
      },
      invoke: {
        id: 'requestProposals',
        src: 'requestProposals',
        input: ({ context }) => ({ slug: context.slug }),
        onDone: [{ guard: 'somethingIsProposed', target: 'choosing', actions: 'assignOffered' }, failed],
        onError: failed,
      },
      on: { 'proposals.dismissed': 'closed', 'booking.changed': { target: 'requesting', reenter: true } },
    },
    choosing: {
      meta: { description: { nl: 'Een voorstel kiezen', en: 'Choosing a proposal' } },
      on: {
        'proposal.chosen': { guard: 'proposalIsOffered', target: 'taking', actions: 'assignChosen' },
        'proposals.dismissed': 'closed',
        'booking.changed': 'closed',
      },
    },
    taking: {
      meta: { description: { nl: 'Het voorstel wordt geboekt', en: 'The proposal is being booked' } },
      invoke: {
        id: 'takeProposal',
        src: 'takeProposal',
        input: ({ context }) => ({ slug: context.slug, proposalId: context.chosenId ?? '' }),
        onDone: { target: 'closed', actions: 'endBooked' },
        onError: failed,
      },
    },
    closed: {
      type: 'final',
      meta: { description: { nl: 'De voorstellen zijn dicht', en: 'The proposals are closed' } },
    },
  },
  output: ({ context }) => context.ending,
});
