import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { useFocusWhenLost } from '#web/ui/useFocusWhenLost.ts';
import { aboveBar, barPlace, barText } from '../kit/form/Form.css.ts';
import { useUndo, type UndoRef } from '../kit/undoBar/useUndo.ts';

/** At the bottom of any page, as long as the last removal can be taken back. */
export function RemovedBar({ actor }: { actor: UndoRef }) {
  const { t } = useLingui();
  const { undoable, undoing, undo } = useUndo(actor);
  useFocusWhenLost(String(undoable || undoing));
  if (!undoable && !undoing) return null;
  return (
    <section
      className={joinClasses(barPlace, aboveBar)}
      aria-label={t({ id: 'admin.removal.bar', message: 'Verwijderd' })}
    >
      <p className={barText}>
        <Icon name="check" />
        <Trans id="admin.removal.done">Verwijderd</Trans>
      </p>
      <Button
        kind="outline"
        icon={<Icon name="undo" />}
        busyLabel={undoing && t({ id: 'common.busy', message: 'Bezig…' })}
        onClick={undo}
      >
        <Trans id="admin.undo">Ongedaan maken</Trans>
      </Button>
    </section>
  );
}
