import type { SubmissionRef } from '#machines/submission/submission.selectors.ts';
import type { LoginEndingContext, LoginsToEnd } from './loginEnding.types.ts';

type Snapshot<Proof> = {
  context: LoginEndingContext;
  children: { endLogins?: SubmissionRef<LoginsToEnd<Proof>> | undefined };
};

/** While it is asked whether to. */
export const endingForm = <Proof>({ children }: Snapshot<Proof>): SubmissionRef<LoginsToEnd<Proof>> | undefined =>
  children.endLogins;
/** Of the login that is asked about; null: several. */
export const endingSessionId = ({ context }: Snapshot<never>): string | null => context.sessionId;
