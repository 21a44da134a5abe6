import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NewObjectForm } from './NewObjectForm.tsx';

/** Asks what kind of thing comes into the category, and its name. */
export function NewButton({ categoryId }: { categoryId: string }) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <>
      <Button size="small" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        <Trans id="product.new">Product</Trans>
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={t({ id: 'product.new.title', message: 'Nieuw in het aanbod' })}
        closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      >
        <NewObjectForm categoryId={categoryId} onCancel={close} />
      </Dialog>
    </>
  );
}
