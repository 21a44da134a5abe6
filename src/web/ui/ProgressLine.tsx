import { progress, progressDone } from './StepBar.css.ts';

export function ProgressLine({ label, value, max }: { label: string; value: number; max: number }) {
  const share = `${(100 * Math.min(value, max)) / Math.max(max, 1)}%`;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuetext={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className={progress}
    >
      <div className={progressDone} style={{ width: share }} />
    </div>
  );
}
