import type { CustomerMergeField } from '#contract/names.ts';
import type { MergeChoice, MergeSide } from '#domain/people/mergedCustomer.ts';
import type { FormRefusal } from '#machines/formRefusal.ts';
import type { SubmissionEvent } from '#machines/submission/submission.types.ts';

/** Goes on to the actor and is not kept. */
export type Proof = { password: string };

/** `otherId`: who else it is. `refusal`: why the last form with a password was refused. */
export type CustomerActionsContext = MergeChoice & { otherId: string | null; refusal: FormRefusal | null };

export type CustomerActionsEvent =
  | { type: 'export.requested' }
  | { type: 'erasure.requested' }
  | { type: 'merge.requested' }
  | { type: 'address.typed' }
  | { type: 'typing.dismissed' }
  | { type: 'double.chosen'; otherId: string }
  | { type: 'double.rejected' }
  | { type: 'account.kept'; side: MergeSide }
  | { type: 'value.kept'; field: CustomerMergeField; side: MergeSide }
  | { type: 'comparison.agreed' }
  | SubmissionEvent<Proof>
  | { type: 'dialog.closed' };

export type CustomerActionsAnswer =
  | { type: 'xstate.done.actor.exportCustomer'; output: null }
  | { type: 'xstate.error.actor.exportCustomer'; error: unknown }
  | { type: 'xstate.done.actor.eraseCustomer'; output: null }
  | { type: 'xstate.error.actor.eraseCustomer'; error: unknown }
  | { type: 'xstate.done.actor.mergeCustomers'; output: string }
  | { type: 'xstate.error.actor.mergeCustomers'; error: unknown };

export type CustomerActionsEmitted = { type: 'erased' } | { type: 'merged'; staysId: string };
