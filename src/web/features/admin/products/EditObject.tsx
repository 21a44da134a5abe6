import { useMutation, type UseMutationOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import type { Collection, Permission, ProductDefinition, ProductGroup } from '#contract/names.ts';
import { cards } from '../kit/AdminPage.css.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { translatedNames, type TypedTexts } from '../kit/form/typedTexts.ts';
import { useEditing, type Saved } from '../kit/form/useEditing.ts';
import { CategoriesCard } from './CategoriesCard.tsx';
import { ImageCard } from './ImageCard.tsx';
import { nameOf } from './nameTexts.ts';
import { ProductHistory } from './ProductHistory.tsx';
import { TextsCard } from './TextsCard.tsx';
import { useDescribe } from './useDescribe.ts';
import { useProductWords } from './useProductWords.ts';

type Versioned = { version: number };

export type Editable<Values, Form, View> = {
  formId: string;
  object: View;
  /** Beside those of texts and picture, in the order of the page. */
  fields: readonly string[];
  open: (object: View) => Saved<Values>;
  sent: (values: Values) => Form;
  update: UseMutationOptions<View, Error, Form & Versioned>;
  reload: () => Promise<View>;
};

type EditObjectProps<Values extends object, Form, View> = Editable<Values, Form, View> & {
  warnings: (control: Control<Values>) => ReactNode;
  /** Between the picture and the categories. */
  children: (control: Control) => ReactNode;
  preview?: (control: Control<Values>) => ReactNode;
  /** Of the operation that `update` calls. */
  permission: Permission;
};

/** The form of a product, an arrangement or a group: what all have around what only one has. */
export function EditObject<
  Values extends { name: TypedTexts },
  Form extends object,
  View extends ProductDefinition | Collection | ProductGroup,
>({
  formId,
  object,
  fields,
  open,
  sent,
  update,
  reload,
  warnings,
  children,
  preview,
  permission,
}: EditObjectProps<Values, Form, View>) {
  const words = useProductWords();
  const { mutateAsync } = useMutation(update);
  const editing = useEditing<Values>({
    initial: open(object),
    save: async (values, version) => open(await mutateAsync({ ...sent(values), version })),
    reload: async () => open(await reload()),
  });
  const control = editing.form.control as unknown as Control;
  return (
    <div className={cards}>
      <EditForm
        editing={editing}
        formId={formId}
        label={nameOf(object)}
        fields={[...translatedNames('name'), ...translatedNames('description'), 'imageId', ...fields]}
        errorText={words.errorText}
        describe={useDescribe()}
        permission={permission}
        footer={
          <>
            {preview?.(editing.form.control)}
            <ProductHistory object={`product:${object.id}`} editing={editing} />
          </>
        }
      >
        {warnings(editing.form.control)}
        <TextsCard control={control} formId={formId} />
        <ImageCard control={control} formId={formId} />
        {children(control)}
        <CategoriesCard control={control} formId={formId} />
      </EditForm>
    </div>
  );
}
