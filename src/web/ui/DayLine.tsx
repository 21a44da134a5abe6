import * as css from './DayLine.css.ts';

/** Minutes of the day, half-open. */
export type Stretch = { from: number; to: number };

/** `differs`: from what was there before. */
type DayBlock = Stretch & { differs?: boolean };

/** A drawing only: the same must stand beside it in words. */
export function DayLine({ scale, blocks }: { scale: Stretch; blocks: readonly DayBlock[] }) {
  return (
    <div className={css.line} aria-hidden="true">
      {blocks.map(({ from, to, differs = false }) => (
        <span
          key={`${from}-${to}`}
          className={css.block({ differs })}
          style={{ left: share(scale, from), width: `calc(${share(scale, scale.from + to - from)} - 2px)` }}
        />
      ))}
    </div>
  );
}

export function DayAxis({ scale, marks }: { scale: Stretch; marks: readonly { at: number; label: string }[] }) {
  return (
    <div className={css.axis} aria-hidden="true">
      {marks.map(({ at, label }) => (
        <span
          key={at}
          className={css.mark}
          style={{ left: share(scale, at), transform: `translateX(-${share(scale, at)})` }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}

const share = ({ from, to }: Stretch, at: number): string => `${((at - from) / Math.max(1, to - from)) * 100}%`;
