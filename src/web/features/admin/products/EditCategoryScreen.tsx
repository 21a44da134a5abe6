import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Category } from '#contract/names.ts';
import { categoryQuery, updateCategory } from '#web/queries/admin/products.ts';
import { card, cards } from '../kit/AdminPage.css.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { sentTexts, textsInWords, translatedNames, typedTexts, type TypedTexts } from '../kit/form/typedTexts.ts';
import { useEditing, type Saved } from '../kit/form/useEditing.ts';
import { usePermission } from '../kit/usePermission.ts';
import { nameOf, sentName, typedName } from './nameTexts.ts';
import { ObjectPage } from './ObjectPage.tsx';
import { ProductHistory } from './ProductHistory.tsx';
import { RemoveObject } from './RemoveObject.tsx';
import { TextsCard } from './TextsCard.tsx';
import { useProductWords } from './useProductWords.ts';
import { VisibleField } from './VisibleField.tsx';

type Values = { name: TypedTexts; description: TypedTexts; visible: boolean; productIds: string[] };

const savedOf = ({ name, description, visible, products, version }: Category): Saved<Values> => ({
  values: {
    name: typedName(name),
    description: typedTexts(description),
    visible,
    productIds: products.map(({ id }) => id),
  },
  version,
});

export function EditCategoryScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { data, error, refetch } = useQuery(categoryQuery(id));
  const mayChange = usePermission('change_catalog');
  return (
    <ObjectPage
      kind={t({ id: 'admin.column.category', message: 'Categorie' })}
      name={data && nameOf(data)}
      categoryId={id}
      error={error}
      onRetry={() => void refetch()}
      actions={
        mayChange && data !== undefined ? (
          <RemoveObject
            kind="category"
            id={id}
            name={nameOf(data)}
            onRemoved={() => void navigate({ to: '/admin/products' })}
          />
        ) : undefined
      }
    >
      {data === undefined ? null : <EditCategory category={data} />}
    </ObjectPage>
  );
}

function EditCategory({ category }: { category: Category }) {
  const client = useQueryClient();
  const words = useProductWords();
  const { mutateAsync } = useMutation(updateCategory(client, category.id));
  const editing = useEditing<Values>({
    initial: savedOf(category),
    save: async ({ name, description, ...values }, version) =>
      savedOf(await mutateAsync({ ...values, name: sentName(name), description: sentTexts(description), version })),
    reload: async () => savedOf(await client.fetchQuery(categoryQuery(category.id))),
  });
  return (
    <div className={cards}>
      <EditForm
        editing={editing}
        formId="category"
        label={nameOf(category)}
        fields={[...translatedNames('name'), ...translatedNames('description'), 'visible']}
        errorText={words.errorText}
        describe={({ name, description, visible }) => [
          { label: words.labels['name']!, text: textsInWords(name) },
          { label: words.labels['description']!, text: textsInWords(description) },
          { label: words.labels['visible']!, text: visible ? words.yes : words.no },
        ]}
        permission="change_catalog"
        footer={<ProductHistory object={`category:${category.id}`} editing={editing} />}
      >
        <TextsCard control={editing.form.control} formId="category" />
        <section className={card}>
          <VisibleField control={editing.form.control} formId="category" />
        </section>
      </EditForm>
    </div>
  );
}
