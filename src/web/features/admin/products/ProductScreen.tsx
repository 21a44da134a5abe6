import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import type { ProductDefinition } from '#contract/names.ts';
import { productQuery, updateProduct } from '#web/queries/admin/products.ts';
import { cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { EditForm } from '../kit/form/EditForm.tsx';
import { translatedNames } from '../kit/form/typedTexts.ts';
import { useEditing } from '../kit/form/useEditing.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CategoriesCard } from './CategoriesCard.tsx';
import { ImageCard } from './ImageCard.tsx';
import { nameOf } from './nameTexts.ts';
import { ObjectActions } from './ObjectActions.tsx';
import { ObjectPage } from './ObjectPage.tsx';
import { PriceCard } from './PriceCard.tsx';
import * as css from './Products.css.ts';
import { openProduct, sentForm, type ProductValues } from './productValues.ts';
import { SaleCard } from './SaleCard.tsx';
import { TextsCard } from './TextsCard.tsx';
import { useDescribe } from './useDescribe.ts';
import { useProductWords } from './useProductWords.ts';
import { useTypeNames } from './useTypeNames.ts';
import { Warnings } from './Warnings.tsx';
import { useProductWarnings } from './useProductWarnings.ts';

type ProductScreenProps = { id: string; categoryId: string };

export function ProductScreen({ id, categoryId }: ProductScreenProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(productQuery(id));
  return (
    <ObjectPage
      kind={t({ id: 'admin.kind.product', message: 'Product' })}
      name={data && nameOf(data)}
      categoryId={categoryId}
      error={error}
      onRetry={() => void refetch()}
      actions={data && <ObjectActions kind="product" object={data} categoryId={categoryId} />}
    >
      {data === undefined ? null : <EditProduct product={data} />}
    </ObjectPage>
  );
}

const formId = 'product';
const fields = [
  ...translatedNames('name'),
  ...translatedNames('description'),
  'imageId',
  'price',
  'vatRate',
  'paymentMoment',
  'depositPercentage',
];

function EditProduct({ product }: { product: ProductDefinition }) {
  const client = useQueryClient();
  const words = useProductWords();
  const types = useTypeNames();
  const mayChange = usePermission('change_catalog');
  const { mutateAsync } = useMutation(updateProduct(client, product.id));
  const editing = useEditing<ProductValues>({
    initial: openProduct(product),
    save: async (values, version) => openProduct(await mutateAsync({ ...sentForm(values), version })),
    reload: async () => openProduct(await client.fetchQuery(productQuery(product.id))),
  });
  const control = editing.form.control as unknown as Control;
  return (
    <div className={cards}>
      <EditForm
        editing={editing}
        formId={formId}
        label={nameOf(product)}
        fields={fields}
        errorText={words.errorText}
        describe={useDescribe()}
      >
        <p className={css.lead}>{types[product.type]}</p>
        <Warnings texts={useProductWarnings(editing.form.control)} />
        <fieldset className={css.disabled} disabled={!mayChange}>
          <TextsCard control={control} formId={formId} />
          <ImageCard control={control} formId={formId} />
          <PriceCard control={control} formId={formId} />
          <SaleCard control={control} formId={formId} type={product.type} />
          <CategoriesCard control={control} formId={formId} />
        </fieldset>
      </EditForm>
      <AuditTimeline object={`product:${product.id}`} labels={words.labels} textOf={words.textOf} />
    </div>
  );
}
