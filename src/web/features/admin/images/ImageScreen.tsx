import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Controller } from 'react-hook-form';
import type { UploadedImage } from '#contract/names.ts';
import type { FocalPoint } from '#domain/catalog/crop.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { imageQuery, readImage, readImagesAgain, saveImage } from '#web/queries/admin/images.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Picture } from '#web/ui/Picture.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { usePermission } from '../kit/usePermission.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../kit/audit/useRestore.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { TranslatedField } from '../kit/form/TranslatedField.tsx';
import { sentTexts, textsInWords, translatedNames, typedTexts, type TypedTexts } from '../kit/form/typedTexts.ts';
import { useEditing, type Saved } from '../kit/form/useEditing.ts';
import { FocalPointField } from '../kit/image/FocalPointField.tsx';
import * as css from '../kit/image/Image.css.ts';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { ImageUse } from './ImageUse.tsx';

type Values = { alt: TypedTexts; focalPoint: FocalPoint | null };

const savedOf = ({ alt, focalPoint, version }: UploadedImage): Saved<Values> => ({
  values: { alt: typedTexts(alt), focalPoint },
  version,
});

const focalPointInWords = (point: FocalPoint | null): string => (point ? `${point.x}, ${point.y}` : '–');

/** One picture: its words, what a crop keeps in sight, and where it is used. */
export function ImageScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(imageQuery(id));
  return (
    <AdminPage
      title={t({ id: 'image.column', message: 'Afbeelding' })}
      crumbs={[
        <Link key="images" to="/admin/images" className={linkClass}>
          <Trans id="admin.images">Afbeeldingen</Trans>
        </Link>,
      ]}
    >
      {error === null ? null : (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <div className={cards}>
          <ImageForm key={data.id} image={data} />
          <ImageUse image={data} />
        </div>
      )}
    </AdminPage>
  );
}

function ImageForm({ image }: { image: UploadedImage }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const editing = useEditing<Values>({
    initial: savedOf(image),
    save: async (values, version) => {
      const saved = await saveImage(image.id, { ...values, alt: sentTexts(values.alt), version });
      await readImagesAgain(client);
      return savedOf(saved);
    },
    reload: async () => savedOf(await readImage(image.id)),
  });
  const labels = {
    alt: t({ id: 'image.alt', message: 'Wat is er te zien?' }),
    focalPoint: t({ id: 'image.focal', message: 'Uitsnede' }),
  };
  const mayChange = usePermission('change_catalog');
  const restore = useRestore(editing, ['alt']);
  const { control } = editing.form;
  return (
    <EditForm
      editing={editing}
      formId="image"
      label={t({ id: 'image.column', message: 'Afbeelding' })}
      fields={[...translatedNames('alt'), 'focalPoint']}
      errorText={(name, code) => i18n._(formSentence(code, name.startsWith('alt') ? labels.alt : labels.focalPoint))}
      describe={({ alt, focalPoint }) => [
        { label: labels.alt, text: textsInWords(alt) },
        { label: labels.focalPoint, text: focalPointInWords(focalPoint) },
      ]}
      permission="change_catalog"
      footer={
        <AuditTimeline
          object={`image:${image.id}`}
          labels={labels}
          textOf={(field, value) =>
            field === 'alt' ? textsInWords(value as Partial<TypedTexts>) : focalPointInWords(value as FocalPoint | null)
          }
          {...(mayChange ? restore : {})}
        />
      }
    >
      <div className={cards}>
        <section className={card} aria-label={labels.alt}>
          <div className={css.stack}>
            <Picture image={image.image} width={400} className={css.large} />
            <TranslatedField
              control={control}
              formId="image"
              name="alt"
              label={labels.alt}
              kind="line"
              maxLength={300}
            />
          </div>
        </section>
        {image.whole ? (
          <section className={card} aria-label={labels.focalPoint}>
            <div className={css.stack}>
              <h2>{labels.focalPoint}</h2>
              <Controller
                control={control}
                name="focalPoint"
                render={({ field }) => (
                  <FocalPointField whole={image.whole!} value={field.value} onChange={field.onChange} />
                )}
              />
            </div>
          </section>
        ) : null}
      </div>
    </EditForm>
  );
}
