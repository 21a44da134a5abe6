import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ObjectType, ProductType } from '#contract/names.ts';
import { createCollection, createGroup, createProduct } from '#web/queries/admin/products.ts';
import { typedTexts } from '../kit/form/typedTexts.ts';
import { blankCollection, blankGroup, blankProduct } from './blankForms.ts';
import { sentName } from './nameTexts.ts';
import { noCategory } from './productPage.ts';

/** The type of a product as text, or the kind of what is none. */
export type NewKind = `${ProductType}` | 'collection' | 'productGroup';

export type NewObject = { kind: NewKind; name: { nl: string } };

/** Makes it in the category and opens it. */
export function useCreateObject(categoryId: string): (made: NewObject) => Promise<void> {
  const client = useQueryClient();
  const open = useOpenObject(categoryId);
  const product = useMutation(createProduct(client));
  const collection = useMutation(createCollection(client));
  const group = useMutation(createGroup(client));
  return async ({ kind, name: typed }) => {
    const name = sentName(typedTexts(typed));
    const categoryIds = categoryId === noCategory ? [] : [categoryId];
    if (kind === 'collection') {
      return open('collection', (await collection.mutateAsync(blankCollection(name, categoryIds))).id);
    }
    if (kind === 'productGroup') {
      return open('productGroup', (await group.mutateAsync(blankGroup(name, categoryIds))).id);
    }
    const type = Number(kind) as ProductType;
    return open('product', (await product.mutateAsync(blankProduct(type, name, categoryIds))).id);
  };
}

export function useOpenObject(categoryId: string): (kind: ObjectType, id: string) => Promise<void> {
  const navigate = useNavigate();
  return async (kind, id) => {
    const params = { id: categoryId };
    if (kind === 'collection') {
      await navigate({
        to: '/admin/products/$id/collection/$collectionId',
        params: { ...params, collectionId: id },
      });
    } else if (kind === 'productGroup') {
      await navigate({ to: '/admin/products/$id/groups/$groupId', params: { ...params, groupId: id } });
    } else {
      await navigate({ to: '/admin/products/$id/product/$productId', params: { ...params, productId: id } });
    }
  };
}
