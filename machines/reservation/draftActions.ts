import { assertEvent } from 'xstate';
import { changeOf } from './changeOf.ts';
import { changedDraft } from './draft.ts';
import { nothingAsked } from './outcome.ts';
import { base } from './reservation.setup.ts';

export const draftActions = {
  applyChange: base.enqueueActions(({ context, event, enqueue }) => {
    const change = changeOf(context, event);
    if (change === null) return;
    const draft = changedDraft(context.draft, change);
    enqueue.assign({ outcome: nothingAsked, draft, failure: null });
    if (event.type !== 'xstate.done.actor.stayPicker') enqueue.raise({ type: 'draft.changed' });
  }),
  assignQuestion: base.assign(({ context, event }) => {
    if (event.type === 'removal.requested')
      return { question: { kind: 'removal', removal: event.removal }, failure: null };
    if (event.type === 'message.changeRequested')
      return { question: { kind: 'message', itemId: event.itemId }, failure: null };
    if (event.type === 'emptying.requested') return { question: { kind: 'emptying' }, failure: null };
    return { question: changeOf(context, event), failure: null };
  }),
  /** The reservation made for the old value is gone: the new value counts, and an open basket has nothing to show. */
  applyQuestion: base.enqueueActions(({ context: { draft, question }, enqueue }) => {
    if (question === null || question.kind === 'removal' || question.kind === 'message') return;
    const nextDraft = question.kind === 'emptying' ? draft : changedDraft(draft, question);
    enqueue.assign({ outcome: nothingAsked, draft: nextDraft, question: null, dialog: null });
    enqueue.raise({ type: 'draft.changed' });
  }),
  clearQuestion: base.assign({ question: null }),
  dropTimes: base.assign(({ context }) => ({ draft: { ...context.draft, startTime: null, endTime: null } })),

  openDialog: base.assign(({ event }) => {
    assertEvent(event, 'dialog.opened');
    return { dialog: event.dialog };
  }),
  closeDialog: base.assign({ dialog: null }),
  assignRemark: base.assign(({ event }) => {
    assertEvent(event, 'remark.typed');
    return { remark: event.remark };
  }),
  clearRemark: base.assign({ remark: null }),
  assignLeft: base.assign({ isLeft: true }),
  assignWarning: base.assign(({ context, event }) => {
    assertEvent(event, 'hold.warned');
    return { facts: { ...context.facts, minutesLeft: event.minutesLeft } };
  }),
  clearWarning: base.assign(({ context }) => ({ facts: { ...context.facts, minutesLeft: null } })),
};
