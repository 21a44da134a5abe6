import { useController } from 'react-hook-form';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { useSettingError, type SettingFieldProps } from './useSettingError.ts';
import * as css from './Settings.css.ts';

/** Amounts are typed in euros and kept in cents. An empty field is null, which the server refuses unless it is optional. */
export function NumberSetting({ spec, formId, control }: SettingFieldProps<'number'>) {
  const { field } = useController({ name: spec.name, control });
  const error = useSettingError(control, spec);
  const scale = spec.isCents ? 100 : 1;
  const shown = typeof field.value === 'number' ? String(field.value / scale) : '';
  const change = (typed: number): void => field.onChange(Number.isNaN(typed) ? null : Math.round(typed * scale));
  return (
    <TextField
      id={fieldId(formId, spec.name)}
      label={spec.unit === undefined ? spec.label : `${spec.label} (${spec.unit})`}
      hint={spec.effect}
      error={error}
      className={css.number}
      type="number"
      inputMode={spec.isCents ? 'decimal' : 'numeric'}
      min={spec.min / scale}
      max={spec.max / scale}
      step={spec.isCents ? 0.01 : (spec.step ?? 1)}
      {...field}
      value={shown}
      onChange={(event) => change(event.target.valueAsNumber)}
    />
  );
}
