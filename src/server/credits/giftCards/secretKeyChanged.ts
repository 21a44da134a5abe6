import { PermanentFailure } from '#server/jobs/jobQueue.ts';

/** The gift card's code was derived from another secret key: the one derived now would pay nothing. */
export class SecretKeyChanged extends PermanentFailure {
  override name = 'SecretKeyChanged';

  constructor(cardId: string) {
    super(`the code of gift card ${cardId} does not follow from this SECRET_KEY: it was made with another one`);
  }
}
