import { addingActions } from './addingActions.ts';
import { draftActions } from './draftActions.ts';
import { factActions } from './factActions.ts';
import { noticeActions } from './noticeActions.ts';
import { base } from './reservation.setup.ts';
import { stepActions } from './stepActions.ts';

export const reservationSetup = base.extend({
  actions: { ...addingActions, ...draftActions, ...factActions, ...noticeActions, ...stepActions },
});
