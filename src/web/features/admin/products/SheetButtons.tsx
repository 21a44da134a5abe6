import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { exportCatalogue, exportSheet } from '#web/queries/admin/products.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { saveFile } from '#web/ui/saveFile.ts';
import { toastError } from '#web/ui/toast.ts';
import { usePermission } from '../kit/usePermission.ts';
import { ImportSheet } from './ImportSheet.tsx';

/** The catalogue as a sheet or as JSON: out, and back in. */
export function SheetButtons() {
  const { t } = useLingui();
  const mayChange = usePermission('change_catalog');
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const download = (text: Promise<string>, mediaType: string, name: string): void => {
    text.then(
      (content) => saveFile(content, mediaType, name),
      (error: unknown) => toastError(refusedText(refusedBy(error))),
    );
  };
  return (
    <>
      <Button
        kind="outline"
        size="small"
        icon={<Icon name="download" />}
        onClick={() => download(exportSheet(), 'text/csv', 'producten.csv')}
      >
        <Trans id="sheet.export">Exporteer</Trans>
      </Button>
      <Button
        kind="outline"
        size="small"
        icon={<Icon name="download" />}
        onClick={() => download(exportCatalogue(), 'application/json', 'aanbod.json')}
      >
        <Trans id="sheet.exportAll">Exporteer als JSON</Trans>
      </Button>
      {mayChange ? (
        <Button kind="outline" size="small" onClick={() => setOpen(true)}>
          <Trans id="sheet.import">Importeer</Trans>
        </Button>
      ) : null}
      <Dialog
        open={open}
        onClose={close}
        width="wide"
        title={t({ id: 'sheet.title', message: 'Producten uit een bestand' })}
        closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      >
        <ImportSheet onDone={close} />
      </Dialog>
    </>
  );
}
