import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { UploadedImage } from '#contract/names.ts';
import { imagesQuery } from '#web/queries/admin/images.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import * as css from '../kit/image/Image.css.ts';
import { UploadForm } from '../kit/image/UploadForm.tsx';
import { ListPage } from '../kit/list/ListPage.tsx';
import { listQuery } from '../kit/list/listSearch.ts';
import type { Column } from '../kit/list/ListTable.tsx';
import { useListSearch } from '../kit/list/useListSearch.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';

/** All pictures of the venue; the unused are found by the filter. */
export function ImagesScreen() {
  const { t } = useLingui();
  const choices = useListSearch();
  const mayUpload = usePermission('change_catalog');
  const { data, error, isFetching, refetch } = useQuery(imagesQuery(listQuery(choices.search, ['used'])));
  return (
    <ListPage
      title={t({ id: 'admin.images', message: 'Afbeeldingen' })}
      crumbs={[
        <Link key="products" to="/admin/products" className={linkClass}>
          <Trans id="admin.products">Producten</Trans>
        </Link>,
      ]}
      choices={choices}
      searchLabel={t({ id: 'image.search', message: 'Zoek in de afbeeldingen' })}
      filters={[
        {
          name: 'used',
          label: t({ id: 'image.use', message: 'Gebruik' }),
          all: t({ id: 'image.use.all', message: 'Gebruikt en ongebruikt' }),
          options: [
            { value: 'true', label: t({ id: 'image.used', message: 'Gebruikt' }) },
            { value: 'false', label: t({ id: 'image.unused', message: 'Ongebruikt' }) },
          ],
        },
      ]}
      actions={mayUpload ? <UploadButton /> : undefined}
      columns={useColumns()}
      keyOf={({ id }) => id}
      state={{ data, error, isFetching, onRetry: () => void refetch() }}
      empty={<Trans id="image.empty">Er zijn nog geen afbeeldingen.</Trans>}
    />
  );
}

function UploadButton() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const title = t({ id: 'image.upload', message: 'Afbeelding toevoegen' });
  return (
    <>
      <Button size="small" icon={<Icon name="plus" />} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog
        open={isOpen}
        title={title}
        width="wide"
        onClose={() => setOpen(false)}
        closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      >
        <UploadForm
          shape="cropped"
          onUploaded={({ id }) => void navigate({ to: '/admin/images/$id', params: { id } })}
        />
      </Dialog>
    </>
  );
}

function useColumns(): Column<UploadedImage>[] {
  const { t } = useLingui();
  const moment = useMoment();
  return [
    {
      id: 'alt',
      label: t({ id: 'image.column', message: 'Afbeelding' }),
      sortable: true,
      cell: ({ id, image }) => (
        <Link to="/admin/images/$id" params={{ id }} className={linkClass}>
          <span className={css.chosen}>
            <Picture image={{ ...image, alt: '' }} width={200} className={css.small} />
            <span lang="nl">{image.alt}</span>
          </span>
        </Link>
      ),
    },
    {
      id: 'use',
      label: t({ id: 'image.use', message: 'Gebruik' }),
      cell: ({ usedBy }) =>
        usedBy.length === 0 ? (
          <Badge kind="warning">
            <Trans id="image.unused">Ongebruikt</Trans>
          </Badge>
        ) : (
          t({ id: 'image.places', message: `Op ${usedBy.length} plekken` })
        ),
    },
    {
      id: 'createdAt',
      label: t({ id: 'image.added', message: 'Toegevoegd' }),
      sortable: true,
      cell: ({ createdAt }) => moment(createdAt),
    },
  ];
}
