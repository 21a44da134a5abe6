import { TextField } from '#web/ui/TextField.tsx';

type NumberFieldProps = {
  id?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  /** Null is an empty field. */
  value: number | null;
  onChange: (value: number | null) => void;
  min?: number;
  max?: number;
  step?: number;
  /** Typed in euros, kept in cents. */
  isCents?: true;
  unit?: string;
  optionalLabel?: string | undefined;
};

export function NumberField({ label, value, onChange, isCents, unit, step = 1, ...props }: NumberFieldProps) {
  const scale = isCents ? 100 : 1;
  const { min, max, ...field } = props;
  const change = (typed: number): void => onChange(Number.isNaN(typed) ? null : Math.round(typed * scale));
  return (
    <TextField
      {...field}
      label={unit === undefined ? label : `${label} (${unit})`}
      type="number"
      inputMode={isCents ? 'decimal' : 'numeric'}
      {...(min === undefined ? {} : { min: min / scale })}
      {...(max === undefined ? {} : { max: max / scale })}
      step={isCents ? 0.01 : step}
      value={value === null ? '' : String(value / scale)}
      onChange={(event) => change(event.target.valueAsNumber)}
    />
  );
}
