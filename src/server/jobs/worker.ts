import { failureFields } from '#server/adapters/log.ts';
import type { Log } from '#server/adapters/log.ts';
import { drainLane, startLane } from './lane.ts';
import type { JobContext, Lane } from './lane.ts';

export interface Sweep {
  name: string;
  everyMs: number;
  run(): Promise<number>;
}

export interface WorkerOptions extends JobContext {
  /** In the order in which `runDueJobs` takes them. */
  lanes: Lane[];
  sweeps: Sweep[];
}

export interface Worker {
  /** One job after another, lane by lane. */
  runDueJobs(): Promise<number>;
  runEverything(): Promise<void>;
  /** Lanes and sweeps side by side, so that none waits for another. */
  start(): void;
  stop(): Promise<void>;
}

export function makeWorker(options: WorkerOptions): Worker {
  const { lanes, sweeps, ...context } = options;
  const loops: Loop[] = [];
  const runDueJobs = async (): Promise<number> => {
    let succeeded = 0;
    for (const lane of lanes) succeeded += await drainLane(context, lane);
    return succeeded;
  };
  return {
    runDueJobs,
    runEverything: async () => {
      for (const sweep of sweeps) await sweep.run();
      await runDueJobs();
    },
    start: () => {
      for (const lane of lanes) loops.push(startLane(context, lane));
      for (const sweep of sweeps) loops.push(startSweep(sweep, context.log));
    },
    stop: async () => {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

interface Loop {
  stop(): Promise<void>;
}

function startSweep({ name, everyMs, run }: Sweep, log: Log): Loop {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;
  const once = async (): Promise<void> => {
    try {
      await run();
    } catch (error) {
      log.error({ ...failureFields(error), job: name }, 'job loop failed');
    }
    if (!isStopping) timer = setTimeout(again, everyMs);
  };
  const again = (): void => {
    running = once();
  };
  timer = setTimeout(again, everyMs);
  return {
    stop: async () => {
      isStopping = true;
      clearTimeout(timer);
      await running;
    },
  };
}
