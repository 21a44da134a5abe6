import { monitorEventLoopDelay } from 'node:perf_hooks';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Clock } from '#server/adapters/clock.ts';
import { memoizeTtl } from '#server/adapters/memoizeTtl.ts';
import { plannerWork } from '#server/adapters/planning/plannerWork.ts';
import type { Replicas } from '#server/db/replicas.ts';
import type { Db } from '#server/db/schema.ts';
import { readFigures } from './figures.repo.ts';
import type { Figure } from './figures.repo.ts';

interface ObservedRequest {
  method: string;
  /** The template, never the address: that holds ids. */
  route: string;
  status: number;
  seconds: number;
}

export interface MetricsService {
  observeRequest(request: ObservedRequest): void;
  /** In Prometheus' text format. Figures of the database are at most five seconds old. */
  text(): Promise<string>;
  close(): void;
}

const requestSeconds = [0.005, 0.02, 0.1, 0.3, 1, 3, 10];
const planSeconds = [0.001, 0.01, 0.1, 0.3, 1, 3];

type Deps = { db: Db; clock: Clock; replicas: Replicas };

export function makeMetricsService({ db, clock, replicas }: Deps): MetricsService {
  const registers = [new Registry()];
  const requests = new Histogram({
    name: 'kuur_http_request_seconds',
    help: 'Requests by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: requestSeconds,
    registers,
  });
  const plans = new Histogram({
    name: 'kuur_planner_seconds',
    help: 'What the planner works on one question',
    buckets: planSeconds,
    registers,
  });
  showProcess(registers);
  showReplicas(registers, replicas);
  const delay = watchEventLoop(registers);
  const showFigures = makeFigureGauges(registers);
  const hear = (message: unknown): void => plans.observe((message as { seconds: number }).seconds);
  plannerWork.subscribe(hear);
  const figures = memoizeTtl<Figure[]>({ ms: 5_000, most: 1 }, () => clock.now().getTime());
  return {
    observeRequest: ({ seconds, ...labels }) => requests.observe(labels, seconds),
    text: async () => {
      showFigures(await figures('', () => readFigures(db)));
      return registers[0]!.metrics();
    },
    close: () => {
      plannerWork.unsubscribe(hear);
      delay.disable();
    },
  };
}

function showProcess(registers: Registry[]): void {
  new Counter({
    name: 'kuur_process_cpu_seconds_total',
    help: 'Processor time of this process',
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: 'kuur_process_resident_bytes',
    help: 'Memory of this process',
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
}

function showReplicas(registers: Registry[], replicas: Replicas): void {
  new Gauge({
    name: 'kuur_replica_behind_seconds',
    help: 'How long ago all that a replica shows was committed at the latest',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const [index, seconds] of replicas.secondsBehind().entries()) this.set({ replica: index + 1 }, seconds);
    },
  });
}

function watchEventLoop(registers: Registry[]) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'kuur_event_loop_delay_seconds',
    help: 'How late timers were since the last reading',
    labelNames: ['quantile'],
    registers,
    collect() {
      for (const quantile of [50, 99, 100]) this.set({ quantile: quantile / 100 }, delay.percentile(quantile) / 1e9);
      delay.reset();
    },
  });
  return delay;
}

function makeFigureGauges(registers: Registry[]): (figures: Figure[]) => void {
  const gauge = (name: string, help: string, labelName: string) =>
    new Gauge({ name: `kuur_${name}`, help, labelNames: [labelName], registers });
  const gauges = {
    reservations: gauge('reservations', 'Holds that live, and bookings from today on', 'state'),
    payments: gauge('payments', 'Payments under way, and paid within a day', 'state'),
    jobs: gauge('jobs_waiting', 'Jobs not done, by kind', 'kind'),
    job_age: gauge('job_age_seconds', 'How long the oldest waiting job is due', 'kind'),
  };
  const labelNames = { reservations: 'state', payments: 'state', jobs: 'kind', job_age: 'kind' };
  return (figures) => {
    for (const one of Object.values(gauges)) one.reset();
    for (const { name, label, value } of figures) gauges[name].set({ [labelNames[name]]: label }, value);
  };
}
