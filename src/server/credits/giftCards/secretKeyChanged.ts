import { PermanentFailure } from '#server/jobs/jobQueue.ts';

/** None of the secret keys made the gift card's code: one derived now would pay nothing. */
export class SecretKeyChanged extends PermanentFailure {
  override name = 'SecretKeyChanged';

  constructor(cardId: string) {
    super(`the code of gift card ${cardId} follows from none of SECRET_KEY and EARLIER_SECRET_KEYS`);
  }
}
