import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { SellDialog } from './SellDialog.tsx';

/** Gift cards, vouchers and cards for visits, for who may take money. */
export function SellButton() {
  const [isOpen, setOpen] = useState(false);
  if (!usePermission('change_money')) return null;
  return (
    <>
      <Button kind="outline" size="small" onClick={() => setOpen(true)}>
        <Trans id="sale.open">Bon of kaart verkopen</Trans>
      </Button>
      {isOpen ? <SellDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
