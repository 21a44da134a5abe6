import type { CustomerForm } from '#contract/names.ts';
import { submissionMachine } from '#machines/submission/submission.machine.ts';

/** A customer's details are changed in a window. */
export const detailsMachine = submissionMachine<CustomerForm>('details');
