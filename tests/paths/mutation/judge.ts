import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Verdict } from './replay.ts';

/** A fault can make a machine go round for ever. */
const longestMs = 20_000;

type Question = { machine: string; index: number };

const newWorker = (): ChildProcess => fork(fileURLToPath(new URL('worker.ts', import.meta.url)));

/** Null when it never ends. The time counts from when the worker knows the ways of the machine. */
function ask(worker: ChildProcess, question: Question): Promise<Verdict | null> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const settle = (verdict: Verdict | null): void => {
      clearTimeout(timer);
      worker.removeAllListeners('message');
      resolve(verdict);
    };
    worker.on('message', (answer: Verdict | 'ready') => {
      if (answer === 'ready') timer = setTimeout(settle, longestMs, null);
      else settle(answer);
    });
    worker.send(question);
  });
}

/** The verdicts in order, by as many processes as there are processors. What never ends is killed. */
export async function judgeAll(questions: readonly Question[]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  const entries = questions.entries();
  const work = async (): Promise<void> => {
    let worker = newWorker();
    for (const [at, question] of entries) {
      const verdict = await ask(worker, question);
      verdicts[at] = verdict ?? 'killed';
      if (verdict !== null) continue;
      worker.kill('SIGKILL');
      worker = newWorker();
    }
    worker.disconnect();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return verdicts;
}
