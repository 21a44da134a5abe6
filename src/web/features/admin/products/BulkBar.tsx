import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { setVisibility } from '#web/queries/admin/products.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastError } from '#web/ui/toast.ts';
import * as css from './Products.css.ts';

type BulkBarProps = { selected: ReadonlySet<string>; onDone: () => void };

/** What can be done with all that is selected. */
export function BulkBar({ selected, onDone }: BulkBarProps) {
  const { mutate, isPending } = useMutation(setVisibility(useQueryClient()));
  const count = selected.size;
  const set = (visible: boolean): void => {
    if (isPending) return;
    const done = { onSuccess: onDone, onError: (error: unknown) => toastError(refusedText(refusedBy(error))) };
    mutate({ ids: [...selected], visible }, done);
  };
  if (count === 0) return null;
  return (
    <div className={css.bulk}>
      <p role="status">
        <Plural id="admin.selected" value={count} one="# geselecteerd" other="# geselecteerd" />
      </p>
      <Button kind="outline" size="small" onClick={() => set(false)}>
        <Trans id="product.hide">Verberg</Trans>
      </Button>
      <Button kind="outline" size="small" onClick={() => set(true)}>
        <Trans id="product.show">Toon</Trans>
      </Button>
      <Button kind="text" size="small" onClick={onDone}>
        <Trans id="admin.selected.none">Selecteer niets</Trans>
      </Button>
    </div>
  );
}
