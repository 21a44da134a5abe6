import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';
import { stack } from './theme/layout.css.ts';

type RetryNoteProps = {
  /** What went wrong. */
  children: ReactNode;
  /** The button's words. */
  label: string;
  onRetry: () => void;
};

/** Something could not be fetched; nothing is lost and it can be tried again. */
export function RetryNote({ children, label, onRetry }: RetryNoteProps) {
  return (
    <Note kind="danger" role="alert">
      <div className={stack}>
        <p>{children}</p>
        <Button kind="outline" size="small" onClick={onRetry}>
          {label}
        </Button>
      </div>
    </Note>
  );
}
