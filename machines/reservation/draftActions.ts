import { assertEvent } from 'xstate';
import { changeOf } from './changeOf.ts';
import { changedDraft, draftOf } from './draft.ts';
import { nothingAsked } from './outcome.ts';
import { base } from './reservation.setup.ts';

export const draftActions = {
  applyChange: base.assign(({ context, event }) => {
    const change = changeOf(context, event);
    return change === null ? {} : { ...nothingAsked, draft: changedDraft(context.draft, change), failure: null };
  }),
  keepQuestion: base.assign(({ context, event }) => {
    if (event.type === 'removal.requested')
      return { question: { kind: 'removal', removal: event.removal }, failure: null };
    return { question: changeOf(context, event), failure: null };
  }),
  /** The reservation made for the old value is gone: the new value counts. */
  applyQuestion: base.assign(({ context: { draft, question } }) =>
    question === null || question.kind === 'removal'
      ? {}
      : { ...nothingAsked, draft: changedDraft(draft, question), question: null },
  ),
  forgetQuestion: base.assign({ question: null }),
  resetDraft: base.assign(({ context: { draft, facts } }) =>
    facts.reservation === null ? {} : { draft: draftOf(facts.reservation, draft.checkinGroupId) },
  ),
  dropTimes: base.assign(({ context }) => ({ draft: { ...context.draft, startTime: null, endTime: null } })),

  openDialog: base.assign(({ event }) => {
    assertEvent(event, 'dialog.opened');
    return { dialog: event.dialog };
  }),
  closeDialog: base.assign({ dialog: null }),
  keepWarning: base.assign(({ event }) => {
    assertEvent(event, 'hold.warned');
    return { minutesLeft: event.minutesLeft };
  }),
  forgetWarning: base.assign({ minutesLeft: null }),
  endHold: base.raise({ type: 'hold.ended' }),
};
