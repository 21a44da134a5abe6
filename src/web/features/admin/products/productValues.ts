import type {
  Collection,
  CollectionForm,
  ProductDefinition,
  ProductForm,
  ProductGroup,
  ProductGroupForm,
} from '#contract/names.ts';
import { sentTexts, typedTexts, type TypedTexts } from '../kit/form/typedTexts.ts';
import type { Saved } from '../kit/form/useEditing.ts';
import { sentName, typedName } from './nameTexts.ts';

type Typed<Form> = Omit<Form, 'name' | 'description'> & { name: TypedTexts; description: TypedTexts };

export type ProductValues = Typed<ProductForm>;
export type CollectionValues = Typed<CollectionForm>;
export type GroupValues = Typed<Omit<ProductGroupForm, 'options'>> & {
  options: { productId: string; optionName: TypedTexts }[];
};

export function openProduct(product: ProductDefinition): Saved<ProductValues> {
  const { id: _id, xplanId: _xplan, objectType: _kind, image: _image, version, ...form } = product;
  return { values: { ...form, ...typed(form) }, version };
}

export function openCollection(collection: Collection): Saved<CollectionValues> {
  const { id: _id, xplanId: _xplan, image: _image, version, ...form } = collection;
  return { values: { ...form, ...typed(form) }, version };
}

export function openGroup(group: ProductGroup): Saved<GroupValues> {
  const { id: _id, xplanId: _xplan, image: _image, version, ...form } = group;
  return { values: { ...form, ...typed(form), options: typedOptions(form.options) }, version };
}

export const typedOptions = (options: ProductGroupForm['options']): GroupValues['options'] =>
  options.map(({ productId, optionName }) => ({ productId, optionName: typedTexts(optionName) }));

export const sentForm = <Values extends { name: TypedTexts; description: TypedTexts }>(values: Values) => ({
  ...values,
  name: sentName(values.name),
  description: sentTexts(values.description),
});

export const sentGroup = (values: GroupValues): ProductGroupForm => ({
  ...sentForm(values),
  options: values.options.map(({ productId, optionName }) => ({ productId, optionName: sentTexts(optionName) })),
});

const typed = ({ name, description }: Pick<ProductForm, 'name' | 'description'>) => ({
  name: typedName(name),
  description: typedTexts(description),
});
