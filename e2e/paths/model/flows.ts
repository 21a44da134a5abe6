import type { MachineFlow } from '#machines/reservation/reservation.types.ts';

/** A flow of the demo venue that is walked: one of every type, and visits with a card. */
export type WalkedFlow = MachineFlow & { words: string };

type Described = Pick<MachineFlow, 'slug' | 'type'> & { words: string } & Partial<MachineFlow>;

const flow = (described: Described): WalkedFlow => ({
  id: described.slug,
  checkoutType: 'payment',
  subFlowCount: 0,
  checkinGroupIds: [],
  paysWithVisits: false,
  ...described,
});

export const walkedFlows = {
  perGuest: flow({
    slug: 'stel-je-dag-samen',
    type: 0,
    words: 'Stel je dag samen',
    checkoutType: 'payment-and-location',
    subFlowCount: 1,
    checkinGroupIds: ['day'],
  }),
  entry: flow({
    slug: 'entree',
    type: 1,
    words: 'Entree',
    checkoutType: 'payment-and-location',
    checkinGroupIds: ['day', 'afternoon', 'evening'],
  }),
  checkin: flow({
    slug: 'avondentree',
    type: 2,
    words: 'Avondentree',
    checkoutType: 'location',
    checkinGroupIds: ['evening'],
  }),
  arrangements: flow({
    slug: 'arrangementen',
    type: 3,
    words: 'Arrangementen',
    subFlowCount: 2,
    checkinGroupIds: ['day'],
  }),
  treatments: flow({ slug: 'behandelingen', type: 4, words: 'Behandelingen' }),
  giftCard: flow({ slug: 'cadeaubon', type: 5, words: 'Cadeaubon' }),
  voucher: flow({ slug: 'voucher-duo', type: 6, words: 'Voucher' }),
  subscription: flow({ slug: 'jaarabonnement', type: 7, words: 'Jaarabonnement' }),
  withCard: flow({
    slug: 'reserveren-met-een-badenkaart',
    type: 1,
    words: 'Bezoek met een badenkaart',
    checkoutType: 'location',
    checkinGroupIds: ['day'],
    paysWithVisits: true,
  }),
} satisfies Record<string, WalkedFlow>;

export type FlowName = keyof typeof walkedFlows;
