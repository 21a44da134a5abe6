import { useLingui } from '@lingui/react/macro';
import { useController } from 'react-hook-form';
import { oliveColors, type ColorName } from '#domain/catalog/oliveColors.ts';
import { fieldId } from '#web/features/people/forms/fieldNames.ts';
import { TextField } from '#web/ui/TextField.tsx';
import { textOf } from './settingText.ts';
import { useSettingError, type SettingFieldProps } from './useSettingError.ts';
import * as css from './Settings.css.ts';

/** Empty: the colour that every venue has. */
export function ColorSetting({ spec, formId, control }: SettingFieldProps<'color'>) {
  const { t } = useLingui();
  const { field } = useController({ name: spec.name, control });
  const error = useSettingError(control, spec);
  const { label } = spec;
  const usual = oliveColors[spec.name.split('.').at(-1) as ColorName];
  const value = textOf(field.value);
  const isColor = /^#[0-9a-f]{6}$/i.test(value);
  const change = (text: string): void => field.onChange(text.trim().toUpperCase());
  return (
    <div className={css.colorRow}>
      <input
        type="color"
        className={css.swatch}
        aria-label={t({ id: 'settings.color.pick', message: `Kies ${label}` })}
        value={isColor ? value : usual}
        onChange={(event) => change(event.target.value)}
      />
      <TextField
        id={fieldId(formId, spec.name)}
        className={css.colorField}
        label={label}
        hint={spec.effect}
        error={error}
        maxLength={7}
        placeholder={usual}
        spellCheck={false}
        {...field}
        value={value}
        onChange={(event) => change(event.target.value)}
      />
    </div>
  );
}
