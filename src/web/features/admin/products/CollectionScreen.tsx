import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import type { Collection } from '#contract/names.ts';
import { collectionQuery, updateCollection } from '#web/queries/admin/products.ts';
import { cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { EditForm } from '../kit/form/EditForm.tsx';
import { translatedNames } from '../kit/form/typedTexts.ts';
import { useEditing } from '../kit/form/useEditing.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CategoriesCard } from './CategoriesCard.tsx';
import { CollectionPreview } from './CollectionPreview.tsx';
import { ImageCard } from './ImageCard.tsx';
import { nameOf } from './nameTexts.ts';
import { ObjectActions } from './ObjectActions.tsx';
import { ObjectPage } from './ObjectPage.tsx';
import { PartsCard } from './PartsCard.tsx';
import { PriceCard } from './PriceCard.tsx';
import * as css from './Products.css.ts';
import { openCollection, sentForm, type CollectionValues } from './productValues.ts';
import { TextsCard } from './TextsCard.tsx';
import { useCollectionWarnings } from './useCollectionWarnings.ts';
import { useDescribe } from './useDescribe.ts';
import { useProductWords } from './useProductWords.ts';
import { Warnings } from './Warnings.tsx';

type CollectionScreenProps = { id: string; categoryId: string };

export function CollectionScreen({ id, categoryId }: CollectionScreenProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(collectionQuery(id));
  return (
    <ObjectPage
      kind={t({ id: 'admin.kind.collection', message: 'Collectie' })}
      name={data && nameOf(data)}
      categoryId={categoryId}
      error={error}
      onRetry={() => void refetch()}
      actions={data && <ObjectActions kind="collection" object={data} categoryId={categoryId} />}
    >
      {data === undefined ? null : <EditCollection collection={data} />}
    </ObjectPage>
  );
}

const formId = 'collection';
const fields = [...translatedNames('name'), ...translatedNames('description'), 'imageId', 'parts', 'price'];

function EditCollection({ collection }: { collection: Collection }) {
  const client = useQueryClient();
  const words = useProductWords();
  const mayChange = usePermission('change_catalog');
  const { mutateAsync } = useMutation(updateCollection(client, collection.id));
  const editing = useEditing<CollectionValues>({
    initial: openCollection(collection),
    save: async (values, version) => openCollection(await mutateAsync({ ...sentForm(values), version })),
    reload: async () => openCollection(await client.fetchQuery(collectionQuery(collection.id))),
  });
  const control = editing.form.control as unknown as Control;
  return (
    <div className={cards}>
      <EditForm
        editing={editing}
        formId={formId}
        label={nameOf(collection)}
        fields={fields}
        errorText={words.errorText}
        describe={useDescribe()}
      >
        <Warnings texts={useCollectionWarnings(editing.form.control)} />
        <fieldset className={css.disabled} disabled={!mayChange}>
          <TextsCard control={control} formId={formId} />
          <ImageCard control={control} formId={formId} />
          <PartsCard control={control} formId={formId} />
          <PriceCard control={control} formId={formId} />
          <CategoriesCard control={control} formId={formId} />
        </fieldset>
        <CollectionPreview control={editing.form.control} />
      </EditForm>
      <AuditTimeline object={`product:${collection.id}`} labels={words.labels} textOf={words.textOf} />
    </div>
  );
}
