import type { QuestionGate } from '#server/http/questionGate.ts';

type Asker = Parameters<QuestionGate['run']>[0];

/**
 * Equal questions that wait have one answer. The first of them that has room asks; what it reads, it reads after all of
 * them were asked, so nobody gets an answer from before. Throws `service_unavailable` while none of them has room.
 */
export function sharedAnswers<Answer>(gate: QuestionGate) {
  const waiting = new Map<string, Group<Answer>>();
  return async (asker: Asker, key: string, work: () => Promise<Answer>): Promise<Answer> => {
    const group = waiting.get(key) ?? makeGroup<Answer>();
    const forget = (): void => void (waiting.get(key) === group && waiting.delete(key));
    waiting.set(key, group);
    group.members += 1;
    const turn = gate.run(asker, () => {
      forget();
      return group.begin(work);
    });
    try {
      return await Promise.race([turn, group.answer]);
    } catch (error) {
      if (group.hasBegun()) return group.answer;
      throw error;
    } finally {
      group.members -= 1;
      if (group.members === 0) forget();
    }
  };
}

interface Group<Answer> {
  members: number;
  answer: Promise<Answer>;
  hasBegun(): boolean;
  /** Does the work unless it was begun already. */
  begin(work: () => Promise<Answer>): Promise<Answer>;
}

function makeGroup<Answer>(): Group<Answer> {
  const { promise: answer, resolve } = deferred<Answer>();
  let hasBegun = false;
  return {
    members: 0,
    answer,
    hasBegun: () => hasBegun,
    begin(work) {
      if (!hasBegun) resolve(work());
      hasBegun = true;
      return answer;
    },
  };
}

function deferred<T>(): { promise: Promise<T>; resolve: (value: Promise<T>) => void } {
  let resolve!: (value: Promise<T>) => void;
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
