import { submissionMachine } from '#machines/submission/submission.machine.ts';
import type { Identity } from './identify.types.ts';

/** A customer logs in or registers. */
export const identifyMachine = submissionMachine<Identity>('identify');
