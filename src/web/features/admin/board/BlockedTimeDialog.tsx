import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { DayBoard } from '#contract/names.ts';
import { isBusy } from '#machines/blockedTime/blockedTime.selectors.ts';
import type { BlockedTimeDraft } from '#machines/blockedTime/blockedTime.types.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { blockedTimePreviewQuery } from '#web/queries/admin/blockedTimes.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import { BlockedTimeFields } from './BlockedTimeFields.tsx';
import { BlockedTimeVerdict } from './BlockedTimeVerdict.tsx';
import * as css from './Board.css.ts';
import type { BlockedTimeRef } from './useBlockedTime.ts';

type BlockedTimeDialogProps = { actor: BlockedTimeRef; board: DayBoard };

export function BlockedTimeDialog({ actor, board }: BlockedTimeDialogProps) {
  const draft = useSelector(actor, ({ context }) => context.draft);
  return draft === null ? null : <OpenBlockedTime {...{ actor, board, draft }} />;
}

/** What is in the way is said while times are chosen; Enter blocks, Escape closes. */
function OpenBlockedTime({ actor, board, draft }: BlockedTimeDialogProps & { draft: BlockedTimeDraft }) {
  const { t } = useLingui();
  const formId = useId();
  const busy = useSelector(actor, isBusy);
  const refused = useSelector(actor, ({ context }) => context.refused);
  const { data: preview, error, isPlaceholderData } = useQuery(blockedTimePreviewQuery(draft));
  const isNew = draft.id === null;
  const failure = [refused, error === null ? null : refusedBy(error)].find((one) => one && one.problem !== 'in_use');
  const change = (next: BlockedTimeDraft): void => actor.send({ type: 'draft.changed', draft: next });
  const busyLabel = busy && t({ id: 'common.busy', message: 'Bezig…' });
  return (
    <Dialog
      open
      onClose={() => actor.send({ type: 'dialog.dismissed' })}
      title={
        isNew ? (
          <Trans id="board.block">Tijd blokkeren</Trans>
        ) : (
          <Trans id="board.blocked.title">Geblokkeerde tijd</Trans>
        )
      }
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          {isNew ? null : (
            <Button kind="text" icon={<Icon name="trash" />} onClick={() => actor.send({ type: 'removal.requested' })}>
              <Trans id="board.blocked.remove">Vrijgeven</Trans>
            </Button>
          )}
          <Button type="submit" form={formId} busyLabel={busyLabel}>
            {isNew ? <Trans id="board.blocked.block">Blokkeren</Trans> : <Trans id="common.save">Opslaan</Trans>}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.panel}
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'save.requested' });
        }}
      >
        <BlockedTimeFields {...{ board, draft }} onDraft={change} />
        {failure ? (
          <Note kind="danger" role="alert">
            {refusedText(failure)}
          </Note>
        ) : null}
        {preview === undefined ? null : (
          <BlockedTimeVerdict {...{ draft, preview }} isOld={isPlaceholderData} onDraft={change} />
        )}
      </form>
    </Dialog>
  );
}
