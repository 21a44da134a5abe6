import type { ReactNode } from 'react';
import * as css from './Field.css.ts';
import { errorIdOf, hintIdOf } from './fieldIds.ts';
import { Icon } from './Icon.tsx';
import { joinClasses } from './joinClasses.ts';

export type FieldTexts = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  optionalLabel?: string | undefined;
};

type FieldProps = FieldTexts & { id: string; children: ReactNode; className?: string | undefined };

/** The control takes `id` and `aria-describedby={describedBy(…)}`. */
export function Field({ id, label, hint, error, optionalLabel, children, className }: FieldProps) {
  return (
    <div className={joinClasses(css.field, className)}>
      <label htmlFor={id} className={joinClasses(css.label, Boolean(hint) && css.labelWithHint)}>
        {label}
        {optionalLabel === undefined ? null : <span className={css.optional}> {optionalLabel}</span>}
      </label>
      {hint === undefined ? null : (
        <span id={hintIdOf(id)} className={css.hint}>
          {hint}
        </span>
      )}
      {children}
      <FieldError id={id} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <span id={errorIdOf(id)} className={css.error}>
      <Icon name="warning" />
      {error}
    </span>
  );
}
