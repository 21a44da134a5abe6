import { setTimeout as pause } from 'node:timers/promises';
import type { Send } from '../abuse/target.ts';
import { median, percentile } from '../load.ts';

const pauseMs = 10;

/** One request after another until then; milliseconds. */
export async function watchConfig(send: Send, ends: number): Promise<{ p50: string; p99: string }> {
  const times: number[] = [];
  while (performance.now() < ends) {
    const started = performance.now();
    await send('GET', '/api/config');
    times.push(performance.now() - started);
    await pause(pauseMs);
  }
  return { p50: median(times).toFixed(1), p99: percentile(times, 0.99).toFixed(1) };
}

/** The 99th percentile since it was read before, in milliseconds. */
export async function readLoopDelay({ origin }: { origin: string }): Promise<string> {
  const text = await fetch(`${origin}/api/metrics`).then((answer) => answer.text());
  const seconds = /kuur_event_loop_delay_seconds\{quantile="0\.99"\} (\S+)/.exec(text)?.[1];
  return (Number(seconds) * 1_000).toFixed(1);
}
