import { limitCount } from '#domain/values/limits.ts';
import { limitReached } from './limitReached.ts';
import type { LimitedVenue } from './throttle.ts';

export interface QuestionGate {
  /** Does the work when there is room for it, within five seconds. Throws `service_unavailable`. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
  /** Whether work would begin at once. */
  hasRoom(asker: Asker): boolean;
}

interface Asker {
  venue: LimitedVenue;
  network: string;
}

interface Waiting {
  asker: Asker;
  admit: () => void;
}

const longestWait = 5;

/** So many expensive questions are under way at once, in this process and for one network; the others wait in turn. */
export function makeQuestionGate(): QuestionGate {
  const underWay: string[] = [];
  let waiting: Waiting[] = [];

  const hasRoom = ({ venue, network }: Asker): boolean =>
    underWay.length < limitCount('questions', venue.settings) &&
    underWay.filter((other) => other === network).length < limitCount('networkQuestions', venue.settings);

  function release(network: string): void {
    underWay.splice(underWay.indexOf(network), 1);
    for (const next of waiting) {
      if (!hasRoom(next.asker)) continue;
      waiting = waiting.filter((other) => other !== next);
      underWay.push(next.asker.network);
      next.admit();
    }
  }

  function enter(asker: Asker): Promise<void> {
    if (hasRoom(asker)) {
      underWay.push(asker.network);
      return Promise.resolve();
    }
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting = waiting.filter((other) => other !== entry);
        reject(limitReached('questions', longestWait));
      };
      const timer = setTimeout(giveUp, longestWait * 1_000);
      const entry: Waiting = {
        asker,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(entry);
    });
  }

  return {
    hasRoom,

    async run(asker, work) {
      await enter(asker);
      try {
        return await work();
      } finally {
        release(asker.network);
      }
    },
  };
}
