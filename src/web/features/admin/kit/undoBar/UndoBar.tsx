import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { barText } from '../form/Form.css.ts';
import * as css from './UndoBar.css.ts';

type UndoBarProps = {
  label: string;
  /** What was done. */
  children: ReactNode;
  undoable: boolean;
  undoing: boolean;
  onUndo: () => void;
};

/** As long as what was done can be taken back. */
export function UndoBar({ label, children, undoable, undoing, onUndo }: UndoBarProps) {
  const { t } = useLingui();
  return (
    <div className={css.undoBar} role="group" aria-label={label}>
      <p role="status" className={barText}>
        {undoable ? (
          <>
            <Icon name="check" />
            {children}
          </>
        ) : null}
      </p>
      {undoable || undoing ? (
        <Button
          kind="outline"
          size="small"
          busyLabel={undoing && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={onUndo}
        >
          <Trans id="board.undo">Ongedaan maken</Trans>
        </Button>
      ) : null}
    </div>
  );
}
