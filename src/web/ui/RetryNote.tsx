import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Note } from './Note.tsx';
import { stack } from './theme/layout.css.ts';

type RetryNoteProps = {
  children: ReactNode;
  label: string;
  onRetry: () => void;
};

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
