import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductDefinition } from '#contract/names.ts';
import { productQuery, updateProduct } from '#web/queries/admin/products.ts';
import { EditObject } from './EditObject.tsx';
import { nameOf } from './nameTexts.ts';
import { ObjectActions } from './ObjectActions.tsx';
import { ObjectPage } from './ObjectPage.tsx';
import { PriceCard } from './PriceCard.tsx';
import * as css from './Products.css.ts';
import { openProduct, sentForm, type ProductValues } from './productValues.ts';
import { SaleCard } from './SaleCard.tsx';
import { useTypeNames } from './useTypeNames.ts';
import { ProductWarnings } from './Warnings.tsx';

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
const fields = ['price', 'vatRate', 'paymentMoment', 'depositPercentage'];

function EditProduct({ product }: { product: ProductDefinition }) {
  const client = useQueryClient();
  const types = useTypeNames();
  return (
    <EditObject
      permission="change_catalog"
      {...{ formId, fields, object: product, open: openProduct, sent: sentForm<ProductValues> }}
      update={updateProduct(client, product.id)}
      reload={() => client.fetchQuery(productQuery(product.id))}
      warnings={(control) => (
        <>
          <p className={css.lead}>{types[product.type]}</p>
          <ProductWarnings control={control} />
        </>
      )}
    >
      {(control) => (
        <>
          <PriceCard control={control} formId={formId} />
          <SaleCard control={control} formId={formId} type={product.type} />
        </>
      )}
    </EditObject>
  );
}
