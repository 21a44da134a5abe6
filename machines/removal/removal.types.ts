export type RemovalEvent = { type: 'object.removed' } | { type: 'undo.requested' };

export type RemovalAnswer =
  | { type: 'xstate.done.actor.pause'; output: null }
  | { type: 'xstate.error.actor.pause'; error: unknown }
  | { type: 'xstate.done.actor.restore'; output: null }
  | { type: 'xstate.error.actor.restore'; error: unknown };

export type RemovalEmitted = { type: 'notice'; code: 'restored' | 'refused' };
