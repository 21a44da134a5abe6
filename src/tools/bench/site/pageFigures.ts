import { importFrom, installed } from '../aside.ts';
import { median } from '../load.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const measures = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  speedIndex: 'speed-index',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  bytes: 'total-byte-weight',
} as const;

export interface PageFigures {
  /** Out of 100. */
  scores: Record<(typeof categories)[number], number>;
  /** Milliseconds; `shift` without a unit. */
  measures: Record<keyof typeof measures, number>;
  /** Audits that are not passed, with their part of 1. */
  faults: Record<string, number>;
}

/** Of Lighthouse's what is used here. */
interface Lighthouse {
  default(url: string, flags: object, config?: object): Promise<{ lhr: Result } | undefined>;
  desktopConfig: object;
}

interface Result {
  audits: Record<string, { id: string; score: number | null; numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
}

interface Audited {
  url: string;
  /** At which the browser can be debugged. */
  port: number;
  isOfStaff: boolean;
}

async function loadLighthouse(): Promise<Lighthouse> {
  const folder = await installed({ name: 'lighthouse', dependencies: { lighthouse: '12.8.2' } });
  return importFrom<Lighthouse>(folder, 'lighthouse/core/index.js');
}

/** A phone on slow 4G, for staff a desk; with simulated throttling. Throws where another page was shown. */
export async function pageFigures({ url, port, isOfStaff }: Audited): Promise<PageFigures> {
  const { default: lighthouse, desktopConfig } = await loadLighthouse();
  const settings = { port, logLevel: 'error' as const, onlyCategories: [...categories] };
  const result = await lighthouse(url, settings, isOfStaff ? desktopConfig : undefined);
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  const { audits, categories: rated, finalDisplayedUrl, runtimeError } = result.lhr;
  if (runtimeError !== undefined) throw new Error(runtimeError.message);
  if (new URL(finalDisplayedUrl).pathname !== new URL(url).pathname) {
    throw new Error(`${finalDisplayedUrl} was shown instead of ${url}`);
  }
  const faults = Object.values(audits).flatMap(({ id, score }) =>
    score === null || score >= 0.9 ? [] : [[id, score]],
  );
  return {
    scores: mapped(categories, (name) => Math.round((rated[name]?.score ?? 0) * 100)),
    measures: mapped(
      Object.keys(measures) as (keyof typeof measures)[],
      (name) => audits[measures[name]]?.numericValue ?? Number.NaN,
    ),
    faults: Object.fromEntries(faults) as Record<string, number>,
  };
}

/** Of every figure by itself; faults are those of the last. */
export function medianOf(figures: readonly PageFigures[]): PageFigures {
  const last = figures.at(-1)!;
  return {
    scores: mapped(categories, (name) => median(figures.map(({ scores }) => scores[name]))),
    measures: mapped(Object.keys(measures) as (keyof typeof measures)[], (name) =>
      median(figures.map((each) => each.measures[name])),
    ),
    faults: last.faults,
  };
}

const mapped = <Name extends string>(names: readonly Name[], valueOf: (name: Name) => number): Record<Name, number> =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, number>;
