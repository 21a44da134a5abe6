import { Hopeless } from '#server/jobs/jobQueue.ts';

/** The server has another key than the card was made with: the code that follows from it would pay nothing. */
export class SecretKeyChanged extends Hopeless {
  override name = 'CardKeyChanged';

  constructor(cardId: string) {
    super(`the code of gift card ${cardId} does not follow from this SECRET_KEY: it was made with another one`);
  }
}
