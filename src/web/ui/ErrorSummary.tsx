import { useEffect, useRef, type MouseEvent } from 'react';
import { linkClass } from './Link.css.ts';
import * as css from './Note.css.ts';
import { Icon } from './Icon.tsx';

export type ErrorItem = { fieldId: string; text: string };

type ErrorSummaryProps = {
  title: string;
  items: readonly ErrorItem[];
  /** Raise it with every failed submit: only then the summary takes the focus. */
  attempt?: number;
};

/** Links to each field with an error; focused after a failed submit. */
export function ErrorSummary({ title, items, attempt = 0 }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const lastAttempt = useRef(0);
  const empty = items.length === 0;
  useEffect(() => {
    if (empty || lastAttempt.current === attempt) return;
    lastAttempt.current = attempt;
    box.current?.focus();
  }, [attempt, empty]);
  if (empty) return null;
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={title} className={css.note({ kind: 'danger' })}>
      <Icon name="warning" className={css.icon} />
      <div>
        <p className={css.title}>{title}</p>
        <ul className={css.items}>
          {items.map((item) => (
            <li key={item.fieldId}>
              <a href={`#${item.fieldId}`} className={linkClass} onClick={(event) => jump(event, item.fieldId)}>
                {item.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function jump(event: MouseEvent, fieldId: string): void {
  const target = document.getElementById(fieldId);
  if (target === null) return;
  event.preventDefault();
  const control = target.matches('[role="radiogroup"]') ? target.querySelector<HTMLElement>('input') : target;
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
