import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { GuestsSearch } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { BulkMailDialog } from './BulkMailDialog.tsx';

/** To write to the guests that the list shows. */
export function BulkMailButton({ search }: { search: GuestsSearch }) {
  const [isOpen, setOpen] = useState(false);
  if (!usePermission('change_reservations')) return null;
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setOpen(true)}>
        <Trans id="bulkMail.write">Mail deze gasten</Trans>
      </Button>
      {isOpen ? <BulkMailDialog search={search} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
