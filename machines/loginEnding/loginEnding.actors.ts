import { submissionMachine } from '#machines/submission/submission.machine.ts';
import type { LoginsToEnd } from './loginEnding.types.ts';

/** `Proof`: what whoever ends logins proves to be who they are with; null where nobody is asked to. */
export const loginEndingActors = <Proof>() => ({
  endLogins: submissionMachine<LoginsToEnd<Proof>>('endLogins'),
});
