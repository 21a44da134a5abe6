import type { PageFigures } from './pageFigures.ts';

export function printHead(): void {
  console.log('page                        score  a11y  best  SEO  LCP ms  TBT ms    CLS     kB');
}

export function printPage(what: string, { scores, measures }: PageFigures): void {
  const columns = [
    whole(scores.performance, 5),
    whole(scores.accessibility, 6),
    whole(scores['best-practices'], 6),
    whole(scores.seo, 5),
    whole(measures.largestPaint, 8),
    whole(measures.blocking, 8),
    measures.shift.toFixed(3).padStart(7),
    whole(measures.bytes / 1_000, 7),
  ];
  console.log(what.padEnd(28) + columns.join(''));
}

/** Milliseconds until the next frame, on a processor four times as slow. */
export function printInteractions(interactions: Readonly<Record<string, number>>): void {
  if (Object.keys(interactions).length === 0) return;
  console.log('\ninteraction                  ms');
  for (const [what, duration] of Object.entries(interactions)) console.log(what.padEnd(27) + whole(duration, 4));
  console.log(`INP${whole(Math.max(...Object.values(interactions)), 28)}`);
}

const whole = (value: number, width: number): string => Math.round(value).toString().padStart(width);
