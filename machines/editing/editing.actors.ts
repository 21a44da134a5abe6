import { promiseNotProvided } from '#machines/notProvided.ts';

/** What the form holds is the world's: it saves what it shows. */
export const editingActors = {
  save: promiseNotProvided<null, undefined>('save'),
  /** Saves what was there before the last save. */
  undo: promiseNotProvided<null, undefined>('undo'),
  /** Fetches what somebody else saved, so that both can be shown. */
  loadTheirs: promiseNotProvided<null, undefined>('loadTheirs'),
};
