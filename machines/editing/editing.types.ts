/** `isProposal`: new, and what the form opens with may be saved as it is. */
export type EditingInput = { isProposal: boolean };

export type EditingContext = EditingInput;

export type EditingEvent =
  | { type: 'form.changed' }
  | { type: 'form.unchanged' }
  | { type: 'save.requested' }
  | { type: 'changes.discarded' }
  | { type: 'undo.requested' }
  | { type: 'own.chosen' }
  | { type: 'theirs.chosen' }
  | { type: 'leave.requested' }
  | { type: 'leave.confirmed' }
  | { type: 'leave.dismissed' };

export type EditingAnswer =
  | { type: 'xstate.done.actor.save'; output: null }
  | { type: 'xstate.error.actor.save'; error: unknown }
  | { type: 'xstate.done.actor.undo'; output: null }
  | { type: 'xstate.error.actor.undo'; error: unknown }
  | { type: 'xstate.done.actor.loadTheirs'; output: null }
  | { type: 'xstate.error.actor.loadTheirs'; error: unknown };

/** `values.reset`: the form shows again what the server has. */
export type EditingEmitted =
  | { type: 'notice'; code: 'saved' | 'undone' | 'refused' }
  | { type: 'values.reset' }
  | { type: 'leave.allowed' }
  | { type: 'leave.stopped' };
