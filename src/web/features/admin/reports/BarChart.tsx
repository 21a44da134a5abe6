import * as css from './Reports.css.ts';

export type Bar = { key: string; value: number };

type BarChartProps = {
  /** What it shows, in words: the numbers themselves stand in the table below. */
  label: string;
  bars: readonly Bar[];
  /** What the first and the last bar are, and how high the highest. */
  first: string;
  last: string;
  highest: string;
  /** As much as there is, for each bar; bars may rise above it. */
  capacities?: readonly number[];
};

const height = 100;
const gap = 0.2;

/** Begins at zero; what is below it has no bar. */
export function BarChart({ label, bars, first, last, highest, capacities = [] }: BarChartProps) {
  const top = Math.max(1, ...capacities, ...bars.map(({ value }) => value)) * 1.05;
  const heightOf = (value: number): number => (Math.max(0, value) / top) * height;
  return (
    <figure className={css.figure}>
      <figcaption className={css.ends}>
        <span>{label}</span>
        <span>{highest}</span>
      </figcaption>
      <svg
        role="img"
        aria-label={`${label}. ${highest}`}
        className={css.chart}
        viewBox={`0 0 ${Math.max(1, bars.length)} ${height}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ key, value }, at) => (
          <rect
            key={key}
            className={css.bar}
            x={at + gap / 2}
            width={1 - gap}
            y={height - heightOf(value)}
            height={heightOf(value)}
          />
        ))}
        {capacities.some((capacity) => capacity > 0) ? (
          <polyline
            className={css.capacity}
            vectorEffect="non-scaling-stroke"
            points={capacities
              .flatMap((capacity, at) => [at, at + 1].map((x) => `${x},${height - heightOf(capacity)}`))
              .join(' ')}
          />
        ) : null}
      </svg>
      <div className={css.ends} aria-hidden="true">
        <span>{first}</span>
        {bars.length > 1 ? <span>{last}</span> : null}
      </div>
    </figure>
  );
}
