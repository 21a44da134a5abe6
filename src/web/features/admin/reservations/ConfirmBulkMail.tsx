import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { BulkMailCount, BulkMailWords, GuestsSearch } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { bulkMailCountQuery, sendBulkMail } from '#web/queries/admin/bulkMail.ts';
import { useActionKey } from '#web/queries/admin/useActionKey.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toastSuccess } from '#web/ui/toast.ts';

type ConfirmBulkMailProps = {
  search: GuestsSearch;
  words: BulkMailWords;
  onClose: () => void;
  onSent: () => void;
};

/** Says how many get these words now: who has them already is not among them. */
export function ConfirmBulkMail({ search, words, onClose, onSent }: ConfirmBulkMailProps) {
  const { t } = useLingui();
  const { data: count, error } = useQuery(bulkMailCountQuery(search, words));
  const { mutateAsync, isPending, error: refused } = useMutation(sendBulkMail(useQueryClient()));
  const body = { search, words };
  const key = useActionKey(body);
  const send = async (): Promise<void> => {
    const { reservations } = await mutateAsync({ key, body });
    toastSuccess(
      t({
        id: 'bulkMail.sent',
        message: plural(reservations, {
          one: 'Onderweg naar # reservering',
          other: 'Onderweg naar # reserveringen',
        }),
      }),
    );
    onSent();
  };
  const failure = error ?? refused;
  const maySend = count !== undefined && count.reservations > 0 && count.reservations <= count.most;
  return (
    <Dialog
      alert
      open
      onClose={onClose}
      title={t({ id: 'bulkMail.sure', message: 'Deze mail versturen?' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <>
          <Button kind="text" data-first-focus onClick={onClose}>
            <Trans id="admin.dialog.back">Terug</Trans>
          </Button>
          {maySend ? (
            <Button
              busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
              onClick={() => void send().catch(() => undefined)}
            >
              <Trans id="bulkMail.send">
                Verstuur naar <Plural value={count.reservations} one="# reservering" other="# reserveringen" />
              </Trans>
            </Button>
          ) : null}
        </>
      }
    >
      <div role="alert">
        {failure === null ? null : (
          <Note kind="danger">
            <p>{refusedText(refusedBy(failure))}</p>
          </Note>
        )}
      </div>
      {count === undefined ? null : <Sure count={count} />}
    </Dialog>
  );
}

function Sure({ count: { reservations, alreadyMailed } }: { count: BulkMailCount }) {
  return (
    <>
      <p>
        <Trans id="bulkMail.sure.text">
          <Plural value={reservations} one="# reservering krijgt" other="# reserveringen krijgen" /> deze mail.
          Terughalen kan niet.
        </Trans>
      </p>
      {alreadyMailed === 0 ? null : (
        <p>
          <Trans id="bulkMail.already">
            <Plural value={alreadyMailed} one="# reservering heeft" other="# reserveringen hebben" /> precies deze tekst
            al gekregen en slaan we over.
          </Trans>
        </p>
      )}
    </>
  );
}
