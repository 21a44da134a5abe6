import { availableParallelism } from 'node:os';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Piscina } from 'piscina';
import { openThreads, threadFile } from '../openThreads.ts';
import { plannerWork } from './plannerWork.ts';
import { doTask } from './planningTasks.ts';
import type { PlanningInput, PlanningResult, PlanningTask } from './planningTasks.ts';
import type { ThreadAnswer, ThreadQuestion } from './planningThread.ts';

export interface PlanningThreads {
  /**
   * On the event loop what costs little; else on a thread, in turn. Work on a thread is finished, whoever waits. Throws
   * `PlanningRefused`.
   */
  plan<Task extends PlanningTask>(task: Task, input: PlanningInput<Task>, turn: Turn): Promise<PlanningResult<Task>>;
  close(): Promise<void>;
}

export interface Turn {
  /** Estimated milliseconds. */
  cost: number;
  /** Aborted when nobody waits any more. */
  signal?: AbortSignal | undefined;
  /** Of something that was planned or booked already: it goes first and is never refused. */
  isContinued?: boolean;
}

/** The threads have too much to do, or nobody waits. */
export class PlanningRefused extends Error {
  override name = 'PlanningRefused';
}

/** Seconds. */
export const longestWait = 5;

const shortestCost = 5;
const mostWaiting = 16;
const idleMs = 30_000;
const heapMb = 256;
/** Where threads have a priority of their own: on macOS it would be that of the whole process. */
const planningNiceness = process.platform === 'linux' ? 10 : 0;

type Options = {
  /** At least one. */
  threads: number;
  onError(error: Error): void;
  /** Exports `answer`. */
  file?: string;
};

/** One processor is left to the event loop. */
export const usualThreads = (): number => Math.max(1, availableParallelism() - 1);

/** Threads begin with the first question for them, and end when idle. */
export function makePlanningThreads({ threads, onError, file = planningThread }: Options): PlanningThreads {
  const queue = new PQueue({ concurrency: threads });
  let pool: Promise<Piscina> | null = null;

  async function onThread<Task extends PlanningTask>(question: ThreadQuestion<Task>): Promise<PlanningResult<Task>> {
    pool ??= openPool({ threads, onError, file });
    const { result, heard } = (await (await pool).run(question)) as ThreadAnswer<Task>;
    for (const message of heard) plannerWork.publish(message);
    return result;
  }

  async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> {
    if (queue.size >= mostWaiting || signal?.aborted) throw new PlanningRefused();
    const waiting = new AbortController();
    const giveUp = (): void => waiting.abort(new PlanningRefused());
    const timer = setTimeout(giveUp, longestWait * 1_000);
    signal?.addEventListener('abort', giveUp);
    const stopWaiting = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    };
    const begin = (): Promise<T> => {
      stopWaiting();
      return work();
    };
    return queue.add(begin, { signal: waiting.signal }).finally(stopWaiting);
  }

  return {
    async plan(task, input, { cost, signal, isContinued = false }) {
      if (cost < shortestCost) return onEventLoop(task, input);
      const work = () => onThread({ task, input });
      return isContinued ? queue.add(work, { priority: 1 }) : inTurn(work, signal);
    },

    close: async () => (await pool)?.destroy(),
  };
}

/** In a turn of its own. */
export async function onEventLoop<Task extends PlanningTask>(
  task: Task,
  input: PlanningInput<Task>,
): Promise<PlanningResult<Task>> {
  await yieldToEventLoop();
  return doTask(task, input);
}

export const noThreads: PlanningThreads = { plan: onEventLoop, close: async () => undefined };

const planningThread = threadFile(import.meta, 'planningThread');

const openPool = ({ threads, onError, file }: Required<Options>): Promise<Piscina> =>
  openThreads({
    filename: file,
    name: 'answer',
    maxThreads: threads,
    idleTimeout: idleMs,
    niceIncrement: planningNiceness,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
    onError,
  });
