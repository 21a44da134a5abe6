import { useEffect, useId, useRef, useState } from 'react';
import { mountCardField } from '#web/actors/cardFields.ts';
import type { CardField } from '#web/actors/cardFields.ts';
import { FieldError } from '#web/ui/Field.tsx';
import { label as labelClass } from '#web/ui/Field.css.ts';
import { errorIdOf } from '#web/ui/fieldIds.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import * as css from './cardFields.css.ts';

/** The provider's field with our label; its error appears after the first blur. */
export function CardFieldFrame({ field, label }: { field: CardField; label: string }) {
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => {
    if (place.current === null) return undefined;
    return mountCardField(field, { place: place.current, title: label, onError: setError });
  }, [field, label]);
  const isShort = field === 'expiryDate' || field === 'verificationCode';
  return (
    <div className={joinClasses(css.field, isShort && css.short)}>
      <span id={`${id}-label`} className={labelClass}>
        {label}
      </span>
      <div
        ref={place}
        role="group"
        aria-labelledby={`${id}-label`}
        aria-describedby={error === null ? undefined : errorIdOf(id)}
        className={joinClasses(css.frame, error !== null && css.wrong)}
      />
      <div role="status">
        <FieldError id={id} error={error ?? undefined} />
      </div>
    </div>
  );
}
