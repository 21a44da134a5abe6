import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Collection } from '#contract/names.ts';
import { collectionQuery, updateCollection } from '#web/queries/admin/products.ts';
import { CollectionPreview } from './CollectionPreview.tsx';
import { EditObject } from './EditObject.tsx';
import { nameOf } from './nameTexts.ts';
import { ObjectActions } from './ObjectActions.tsx';
import { ObjectPage } from './ObjectPage.tsx';
import { PartsCard } from './PartsCard.tsx';
import { PriceCard } from './PriceCard.tsx';
import { openCollection, sentForm, type CollectionValues } from './productValues.ts';
import { CollectionWarnings } from './Warnings.tsx';

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
const fields = ['parts', 'price'];

function EditCollection({ collection }: { collection: Collection }) {
  const client = useQueryClient();
  return (
    <EditObject
      permission="change_catalog"
      {...{ formId, fields, object: collection, open: openCollection, sent: sentForm<CollectionValues> }}
      update={updateCollection(client, collection.id)}
      reload={() => client.fetchQuery(collectionQuery(collection.id))}
      warnings={(control) => <CollectionWarnings control={control} />}
      preview={(control) => <CollectionPreview control={control} />}
    >
      {(control) => (
        <>
          <PartsCard control={control} formId={formId} />
          <PriceCard control={control} formId={formId} />
        </>
      )}
    </EditObject>
  );
}
