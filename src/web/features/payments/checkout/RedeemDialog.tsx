import { useLingui } from '@lingui/react/macro';
import { Dialog } from '#web/ui/Dialog.tsx';
import type { CheckoutRef } from './Checkout.tsx';
import { RedeemForm } from './RedeemForm.tsx';

export function RedeemDialog({ checkout }: { checkout: CheckoutRef }) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={() => checkout.send({ type: 'redeeming.closed' })}
      title={t({ id: 'redeem.title', message: 'Cadeaubon inwisselen' })}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      focusTitle
    >
      <RedeemForm checkout={checkout} />
    </Dialog>
  );
}
