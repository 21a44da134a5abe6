import { expect, test } from 'vitest';
import type { Alternative } from '#machines/alternative.ts';
import type { OfferedProposal } from '#machines/proposals/proposals.types.ts';
import type { NotBooked } from '#machines/bookingRequest.types.ts';
import { isChoosing, isRequesting, offeredProposals, chosenProposal } from '#machines/proposals/proposals.selectors.ts';
import { mayPropose, proposalsRef } from '#machines/reservation/planning.selectors.ts';
import { failure, notBooked } from '#machines/reservation/reservation.selectors.ts';
import { facts, treated, treatments } from '#tests/support/machines/reservationFixtures.ts';
import { runReservation } from '#tests/support/machines/reservationRun.ts';

const flow = treatments();
const booked = treated({ personsWithProducts: [1, 2], timedItemCount: 2, itemMarks: ['1 i1 11:00', '2 i2 14:00'] });
const replanned = { ...booked, itemMarks: ['1 i3 12:00', '2 i4 12:00'] };
const three: OfferedProposal[] = [
  { id: 'v1', kind: 'together' },
  { id: 'v2', kind: 'one_after_another' },
  { id: 'v3', kind: 'shortest_stay' },
];

const asking = () => {
  const run = runReservation({ flow, facts: facts({ reservation: booked }) });
  run.send({ type: 'proposals.requested' });
  return run;
};

async function choosing() {
  const run = asking();
  await run.answer('requestProposals', { proposals: three });
  return run;
}

test('of three proposals for the day one is taken', async () => {
  const run = runReservation({ flow, facts: facts({ reservation: booked }) });
  expect(mayPropose(run.actor.getSnapshot())).toBe(true);
  run.send({ type: 'proposals.requested' });
  expect(isRequesting(run.proposals().getSnapshot())).toBe(true);
  expect(run.inputOf('requestProposals')).toEqual({ slug: 'behandelingen' });
  await run.answer('requestProposals', { proposals: three });
  expect(isChoosing(run.proposals().getSnapshot())).toBe(true);
  expect(mayPropose(run.actor.getSnapshot())).toBe(false);
  expect(offeredProposals(run.proposals().getSnapshot())).toEqual(three);

  run.proposals().send({ type: 'proposal.chosen', proposalId: 'v4' });
  expect(isChoosing(run.proposals().getSnapshot())).toBe(true);
  run.proposals().send({ type: 'proposal.chosen', proposalId: 'v2' });
  expect(chosenProposal(run.proposals().getSnapshot())).toBe('v2');
  expect(run.inputOf('takeProposal')).toEqual({ slug: 'behandelingen', proposalId: 'v2' });
  await run.answer('takeProposal', { reservation: replanned, notBooked: [] });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(run.context().facts.reservation).toEqual(replanned);
  expect(proposalsRef(run.actor.getSnapshot())).toBeUndefined();
  expect(run.newlyEmitted()).toEqual([{ type: 'notice', kind: 'success', code: 'proposal_taken', params: {} }]);
});

test('a proposal that no longer fits is told, and the others go with it', async () => {
  const run = await choosing();
  run.proposals().send({ type: 'proposal.chosen', proposalId: 'v1' });
  await run.refuse('takeProposal', 'product_unavailable');
  expect(run.state()).toEqual({ selecting: 'idle' });
  const proposalFailed = { code: 'proposal_failed', params: { problem: 'product_unavailable' } };
  expect(run.newlyEmitted()).toEqual([{ type: 'notice', kind: 'error', ...proposalFailed }]);
  expect(failure(run.actor.getSnapshot())).toEqual(proposalFailed);
  expect(proposalsRef(run.actor.getSnapshot())).toBeUndefined();
  run.send({ type: 'proposals.requested' });
  expect(failure(run.actor.getSnapshot())).toBeNull();
});

test.each([
  ['none could be worked out', (run: ReturnType<typeof asking>) => run.answer('requestProposals', { proposals: [] })],
  ['they could not be asked for', (run: ReturnType<typeof asking>) => run.refuse('requestProposals', 'internal')],
])('without proposals the visitor is told and stays: %s', async (_why, answer) => {
  const run = asking();
  await answer(run);
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(run.newlyEmitted()).toMatchObject([{ type: 'notice', code: 'proposal_failed' }]);
});

test('after a plan is taken no other is offered, until something else is booked', async () => {
  const run = await choosing();
  run.proposals().send({ type: 'proposal.chosen', proposalId: 'v1' });
  await run.answer('takeProposal', { reservation: replanned, notBooked: [] });
  expect(mayPropose(run.actor.getSnapshot())).toBe(false);
  const more = { ...replanned, timedItemCount: 3, itemMarks: [...replanned.itemMarks, '1 i9 16:00'] };
  run.factsAre(facts({ reservation: more }));
  expect(mayPropose(run.actor.getSnapshot())).toBe(true);
});

test('after a reload the plan that was taken still counts, until something else is booked', () => {
  const reloaded = (itemMarks: string[]) =>
    runReservation({ flow, facts: facts({ reservation: replanned }), plannedMarks: itemMarks }).actor.getSnapshot();
  expect(mayPropose(reloaded(replanned.itemMarks))).toBe(false);
  expect(mayPropose(reloaded(booked.itemMarks))).toBe(true);
});

test('what a proposal leaves out is told, with other days only: there is no request to repeat', async () => {
  const run = await choosing();
  run.proposals().send({ type: 'proposal.chosen', proposalId: 'v1' });
  const day: Alternative = { kind: 'other_day', date: '2026-05-14', time: 690, persons: [2] };
  const refusal: NotBooked = {
    name: 'Massage',
    xplanId: 'massage',
    person: 2,
    reason: 'no_therapist',
    alternatives: [day, { kind: 'other_time', date: '2026-05-12', time: 870, persons: [2] }],
  };
  await run.answer('takeProposal', { reservation: replanned, notBooked: [refusal] });
  expect(run.state()).toEqual({ selecting: 'idle' });
  expect(run.newlyEmitted()).toEqual([
    { type: 'notice', kind: 'error', code: 'not_booked', params: { notBooked: [refusal] } },
  ]);
  expect(notBooked(run.actor.getSnapshot())).toEqual([{ ...refusal, alternatives: [day] }]);
});

test.each([[[]], [['left']]])(
  'a taken proposal leaves earlier refusals behind, whatever it leaves out: %j',
  async (names) => {
    const unit = (name: string): NotBooked => ({ name, xplanId: name, person: 2, reason: 'no_room', alternatives: [] });
    const run = runReservation({ flow, facts: facts({ reservation: booked }) });
    run.send({ type: 'product.requested', productId: 'earlier', persons: [2], needsTime: false });
    await run.answer('addToReservation', { reservation: booked, notBooked: [unit('earlier')] });
    run.send({ type: 'proposals.requested' });
    await run.answer('requestProposals', { proposals: three });
    expect(notBooked(run.actor.getSnapshot())).toEqual([unit('earlier')]);
    run.proposals().send({ type: 'proposal.chosen', proposalId: 'v1' });
    await run.answer('takeProposal', { reservation: replanned, notBooked: names.map(unit) });
    expect(notBooked(run.actor.getSnapshot())).toEqual(names.map(unit));
  },
);

test('the dialog is closed without a choice, also while the proposals are being worked out', async () => {
  const waiting = asking();
  waiting.proposals().send({ type: 'proposals.dismissed' });
  expect(waiting.state()).toEqual({ selecting: 'idle' });
  const run = await choosing();
  run.proposals().send({ type: 'proposals.dismissed' });
  expect(proposalsRef(run.actor.getSnapshot())).toBeUndefined();
});

test('another tab that changes what is booked makes the proposals stale; a change of the hold does not', async () => {
  const run = await choosing();
  run.factsAre(facts({ reservation: { ...booked, expiresAt: '2026-05-01T10:40:00Z' }, customerLoggedIn: true }));
  expect(isChoosing(run.proposals().getSnapshot())).toBe(true);
  run.factsAre(facts({ reservation: replanned }));
  expect(proposalsRef(run.actor.getSnapshot())).toBeUndefined();

  const waiting = asking();
  waiting.factsAre(facts({ reservation: replanned }));
  expect(waiting.seen.filter(({ name }) => name === 'requestProposals')).toHaveLength(2);
});

test('the end of the hold closes the proposals and ends the visit', async () => {
  const run = await choosing();
  run.say('holdClock', { type: 'hold.ended' });
  expect(run.state()).toBe('expired');
  const taking = await choosing();
  taking.proposals().send({ type: 'proposal.chosen', proposalId: 'v1' });
  await taking.refuse('takeProposal', 'reservation_expired');
  expect(taking.state()).toBe('expired');
});

test('one item with a time of its own leaves nothing to propose', () => {
  const run = runReservation({ flow, facts: facts({ reservation: { ...booked, timedItemCount: 1 } }) });
  expect(mayPropose(run.actor.getSnapshot())).toBe(false);
  run.send({ type: 'proposals.requested' });
  expect(run.state()).toEqual({ selecting: 'idle' });
});
