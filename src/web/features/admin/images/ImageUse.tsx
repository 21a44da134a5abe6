import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { UploadedImage } from '#contract/names.ts';
import { deleteImage, readImagesAgain } from '#web/queries/admin/images.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { DangerDialog } from '../kit/form/DangerDialog.tsx';
import * as css from '../kit/image/Image.css.ts';
import { usePermission } from '../kit/usePermission.ts';

/** Where a picture is used; one that is used nowhere may go. */
export function ImageUse({ image: { id, usedBy } }: { image: UploadedImage }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const mayRemove = usePermission('change_catalog');
  const [isOpen, setOpen] = useState(false);
  const client = useQueryClient();
  const title = t({ id: 'image.use', message: 'Gebruik' });
  const kinds: Record<string, string> = {
    product: t({ id: 'image.kind.product', message: 'Product' }),
    flow: t({ id: 'image.kind.flow', message: 'Flow' }),
    category: t({ id: 'image.kind.category', message: 'Categorie' }),
    settings: t({ id: 'image.kind.settings', message: 'Instellingen' }),
  };
  const settings: Record<string, string> = {
    fallbackImageId: t({ id: 'image.fallback', message: 'waar een afbeelding ontbreekt' }),
    logoImageId: t({ id: 'image.logo', message: 'logo' }),
    startImageId: t({ id: 'image.start', message: 'startpagina' }),
  };
  return (
    <section className={card} aria-label={title}>
      <div className={css.stack}>
        <h2>{title}</h2>
        {usedBy.length === 0 ? (
          <p>
            <Trans id="image.unused.text">Deze afbeelding staat nergens op de site.</Trans>
          </p>
        ) : (
          <ul>
            {usedBy.map((user) => (
              <li key={`${user.kind} ${user.id}`}>
                {`${kinds[user.kind] ?? user.kind}: ${settings[user.id] ?? user.name}`}
              </li>
            ))}
          </ul>
        )}
        {mayRemove && usedBy.length === 0 ? (
          <div className={css.buttons}>
            <Button kind="outline" icon={<Icon name="trash" />} onClick={() => setOpen(true)}>
              <Trans id="image.remove">Verwijder deze afbeelding</Trans>
            </Button>
          </div>
        ) : null}
      </div>
      <DangerDialog
        open={isOpen}
        title={t({ id: 'image.remove.title', message: 'Afbeelding verwijderen?' })}
        typed={t({ id: 'image.remove.word', message: 'verwijder' })}
        action={t({ id: 'image.remove', message: 'Verwijder deze afbeelding' })}
        onConfirm={async () => {
          await deleteImage(id);
          await navigate({ to: '/admin/images', ignoreBlocker: true });
          await readImagesAgain(client);
        }}
        onClose={() => setOpen(false)}
      >
        <p>
          <Trans id="image.remove.text">Je kunt haar daarna niet terughalen.</Trans>
        </p>
      </DangerDialog>
    </section>
  );
}
