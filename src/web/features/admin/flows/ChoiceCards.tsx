import { useId } from 'react';
import type { ComponentPropsWithRef } from 'react';
import { label as labelClass } from '#web/ui/Field.css.ts';
import { FieldError } from '#web/ui/Field.tsx';
import * as css from './Flows.css.ts';

type Choice = { value: string; label: string; effect: string };

type ChoiceCardsProps = {
  id: string;
  label: string;
  choices: readonly Choice[];
  error?: string | undefined;
  inputProps: ComponentPropsWithRef<'input'>;
};

/** Radio buttons that say in words what each choice does. */
export function ChoiceCards({ id, label, choices, error, inputProps }: ChoiceCardsProps) {
  const base = useId();
  return (
    <fieldset id={id} className={css.choices} aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={labelClass}>{label}</legend>
      {choices.map(({ value, label: name, effect }) => (
        <label key={value} className={css.choice}>
          <input
            {...inputProps}
            type="radio"
            value={value}
            className={css.choiceInput}
            aria-labelledby={`${base}-${value}`}
            aria-describedby={`${base}-${value}-effect`}
          />
          <span id={`${base}-${value}`} className={css.choiceName}>
            {name}
          </span>
          <span id={`${base}-${value}-effect`} className={css.lead}>
            {effect}
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
