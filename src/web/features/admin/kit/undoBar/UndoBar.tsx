import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { useFocusWhenLost } from '#web/ui/useFocusWhenLost.ts';
import { barText } from '../form/Form.css.ts';
import * as css from './UndoBar.css.ts';
import { useUndo, type UndoRef } from './useUndo.ts';

type UndoBarProps = {
  actor: UndoRef;
  label: string;
  /** What was done. */
  children: ReactNode;
  /** The page gives the focus a place when the bar goes. */
  keepsFocus?: boolean;
};

/** As long as what was done can be taken back. */
export function UndoBar({ actor, label, children, keepsFocus = false }: UndoBarProps) {
  const { t } = useLingui();
  const { undoable, undoing, undo } = useUndo(actor);
  useFocusWhenLost(String(!keepsFocus && (undoable || undoing)));
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
          onClick={undo}
        >
          <Trans id="board.undo">Ongedaan maken</Trans>
        </Button>
      ) : null}
    </div>
  );
}
