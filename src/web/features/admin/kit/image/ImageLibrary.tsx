import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { imagesQuery, type Upload } from '#web/queries/admin/images.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { visuallyHidden } from '#web/ui/VisuallyHidden.css.ts';
import { ListSkeleton } from '../list/ListSkeleton.tsx';
import { Pager } from '../list/Pager.tsx';
import { SearchField } from '../list/SearchField.tsx';
import { usePermission } from '../usePermission.ts';
import * as css from './Image.css.ts';
import { UploadForm } from './UploadForm.tsx';

type ImageLibraryProps = {
  label: string;
  chosenId: string | null;
  /** Of a new picture. */
  shape: Upload['shape'];
  onChoose: (id: string) => void;
  onClose: () => void;
};

/** All pictures of the venue to choose one from, or a new one. Outside the form that it is opened in: it has one itself. */
export function ImageLibrary({ label, chosenId, shape, onChoose, onClose }: ImageLibraryProps) {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const [cursor, setCursor] = useState<string>();
  const [id, setId] = useState(chosenId);
  const mayUpload = usePermission('change_catalog');
  const { data, error, refetch } = useQuery(
    imagesQuery({ ...(q === '' ? {} : { q }), ...(cursor === undefined ? {} : { cursor }) }),
  );
  const finish = (imageId: string): void => {
    onChoose(imageId);
    onClose();
  };
  return createPortal(
    <Dialog
      open
      width="widest"
      focusTitle
      title={label}
      onClose={onClose}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      actions={
        <Button aria-disabled={id === null || undefined} onClick={() => (id === null ? undefined : finish(id))}>
          <Trans id="image.take">Gebruik deze afbeelding</Trans>
        </Button>
      }
    >
      <div className={css.stack}>
        {mayUpload ? <UploadForm shape={shape} onUploaded={(image) => finish(image.id)} /> : null}
        <SearchField
          label={t({ id: 'image.search', message: 'Zoek in de afbeeldingen' })}
          value={q}
          onSearch={(text) => {
            setQ(text);
            setCursor(undefined);
          }}
        />
        {error === null ? null : (
          <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
            {refusedText(refusedBy(error))}
          </RetryNote>
        )}
        {data === undefined ? (
          error === null && <ListSkeleton />
        ) : (
          <fieldset className={css.grid}>
            <legend className={css.legend}>
              <Trans id="image.library">Afbeeldingen</Trans>
            </legend>
            {data.data.map((row) => (
              <label key={row.id} className={css.tile}>
                <input
                  type="radio"
                  name="library"
                  className={visuallyHidden}
                  checked={row.id === id}
                  onChange={() => setId(row.id)}
                />
                <Picture image={{ ...row.image, alt: '' }} width={200} className={css.picture} />
                <span className={css.words} lang="nl">
                  {row.image.alt}
                </span>
              </label>
            ))}
          </fieldset>
        )}
        {data && <Pager meta={data.meta} shown={data.data.length} onPage={setCursor} />}
      </div>
    </Dialog>,
    document.body,
  );
}
