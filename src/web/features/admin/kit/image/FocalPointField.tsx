import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type MouseEvent } from 'react';
import type { ImageSize } from '#contract/names.ts';
import { cropAround, type FocalPoint } from '#domain/catalog/crop.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import * as css from './Image.css.ts';

type FocalPointFieldProps = {
  whole: ImageSize;
  /** Null: shown whole. */
  value: FocalPoint | null;
  onChange: (value: FocalPoint | null) => void;
};

const middle: FocalPoint = { x: 0.5, y: 0.5 };
const steps = 100;

/** What a crop keeps in sight: by a click on the picture, or by two sliders. */
export function FocalPointField({ whole, value, onChange }: FocalPointFieldProps) {
  const { t } = useLingui();
  const choose = (event: MouseEvent<HTMLButtonElement>): void => {
    const { left: x, top: y, width, height } = event.currentTarget.getBoundingClientRect();
    const part = (distance: number, whole: number): number => Math.round((distance / whole) * steps) / steps;
    onChange({ x: part(event.clientX - x, width), y: part(event.clientY - y, height) });
  };
  return (
    <div className={css.stack}>
      <Checkbox
        checked={value !== null}
        onChange={(event) => onChange(event.target.checked ? middle : null)}
        label={<Trans id="image.crop">Snijd bij tot de vorm van de kaarten op de site</Trans>}
        hint={<Trans id="image.crop.hint">De hele foto blijft bewaard: het kan later anders.</Trans>}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-hidden="true"
        className={css.focal}
        onClick={value === null ? undefined : choose}
      >
        <img src={whole.url} width={whole.width} height={whole.height} alt="" />
        {value === null ? null : <CropFrame whole={whole} value={value} />}
      </button>
      {value === null ? null : (
        <div className={css.sliders}>
          <Slider
            label={t({ id: 'image.focal.x', message: 'Belangrijkste punt, van links naar rechts' })}
            value={value.x}
            onChange={(x) => onChange({ ...value, x })}
          />
          <Slider
            label={t({ id: 'image.focal.y', message: 'Belangrijkste punt, van boven naar beneden' })}
            value={value.y}
            onChange={(y) => onChange({ ...value, y })}
          />
        </div>
      )}
    </div>
  );
}

function CropFrame({ whole, value }: { whole: ImageSize; value: FocalPoint }) {
  const { x, y, width, height } = cropAround(whole, value);
  return (
    <svg viewBox={`0 0 ${whole.width} ${whole.height}`} className={css.frame} aria-hidden="true">
      <path
        className={css.outside}
        fillRule="evenodd"
        d={`M0 0H${whole.width}V${whole.height}H0Z M${x} ${y}h${width}v${height}h-${width}Z`}
      />
      <circle className={css.point} cx={value.x * whole.width} cy={value.y * whole.height} r={whole.width / 40} />
    </svg>
  );
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void };

function Slider({ label, value, onChange }: SliderProps) {
  const id = useId();
  return (
    <div className={css.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={steps}
        step={5}
        value={Math.round(value * steps)}
        aria-valuetext={`${Math.round(value * steps)}%`}
        onChange={(event) => onChange(Number(event.target.value) / steps)}
      />
    </div>
  );
}
