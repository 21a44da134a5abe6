import type {
  Collection,
  CollectionForm,
  CollectionUpdate,
  Image,
  ProductDefinition,
  ProductForm,
  ProductGroup,
  ProductGroupForm,
  ProductGroupUpdate,
  ProductUpdate,
} from '#contract/names.ts';
import { collectionErrors, groupErrors, productErrors } from '#domain/catalog/forms/productForm.ts';
import type { FieldError } from '#domain/values/fieldErrors.ts';
import { collectionContent, groupContent, productContent } from './contentOfForm.ts';
import type { DefinitionRow, ObjectType, ProductContent } from './definition.types.ts';
import { collectionView, definitionView, groupView } from './definitionView.ts';

/** What the form of a product, an arrangement or a group may hold, is stored as and looks like. */
export interface ObjectKind<Form, View> {
  objectType: ObjectType;
  errors(form: Form): FieldError[];
  content(form: Form): ProductContent;
  view(row: DefinitionRow, image: Image | null): View;
}

export const productKind: ObjectKind<ProductForm, ProductDefinition> = {
  objectType: 'product',
  errors: productErrors,
  content: productContent,
  view: definitionView,
};

export const collectionKind: ObjectKind<CollectionForm, Collection> = {
  objectType: 'collection',
  errors: collectionErrors,
  content: collectionContent,
  view: collectionView,
};

export const groupKind: ObjectKind<ProductGroupForm, ProductGroup> = {
  objectType: 'productGroup',
  errors: groupErrors,
  content: groupContent,
  view: groupView,
};

export type ObjectUpdate =
  | { objectType: 'product'; form: ProductUpdate }
  | { objectType: 'collection'; form: CollectionUpdate }
  | { objectType: 'productGroup'; form: ProductGroupUpdate };

/** What a form would send to leave the object as it is. */
export function updateOf(row: DefinitionRow): ObjectUpdate {
  if (row.objectType === 'product') {
    const { id: _id, xplanId: _xplan, objectType: _kind, image: _image, ...form } = definitionView(row, null);
    return { objectType: 'product', form };
  }
  if (row.objectType === 'collection') {
    const { id: _id, xplanId: _xplan, image: _image, ...form } = collectionView(row, null);
    return { objectType: 'collection', form };
  }
  const { id: _id, xplanId: _xplan, image: _image, ...form } = groupView(row, null);
  return { objectType: 'productGroup', form };
}
