import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Collection, ProductDefinition, ProductGroup } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { createCollection, createGroup, createProduct } from '#web/queries/admin/products.ts';
import { toastError } from '#web/ui/toast.ts';
import type { Copied } from './ObjectActions.tsx';
import { openCollection, openGroup, openProduct, sentForm, sentGroup } from './productValues.ts';
import { useOpenObject } from './useCreateObject.ts';

/** The same once more, hidden and under another name, opened to be changed. */
export function useDuplicate(categoryId: string): (copied: Copied) => void {
  const { t } = useLingui();
  const client = useQueryClient();
  const open = useOpenObject(categoryId);
  const product = useMutation(createProduct(client));
  const collection = useMutation(createCollection(client));
  const group = useMutation(createGroup(client));
  const copy = t({ id: 'product.copy', message: '(kopie)' });
  const renamed = <Form extends { name: { nl: string } }>(form: Form) => ({
    ...form,
    visible: false,
    name: { ...form.name, nl: `${form.name.nl} ${copy}` },
  });
  const made = async ({ kind, object }: Copied): Promise<string> => {
    if (kind === 'collection') {
      const { values } = openCollection(object as Collection);
      return (await collection.mutateAsync(sentForm(renamed({ ...values, priceRules: asNew(values.priceRules) })))).id;
    }
    if (kind === 'productGroup') {
      return (await group.mutateAsync(sentGroup(renamed(openGroup(object as ProductGroup).values)))).id;
    }
    const { values } = openProduct(object as ProductDefinition);
    return (await product.mutateAsync(sentForm(renamed({ ...values, priceRules: asNew(values.priceRules) })))).id;
  };
  return (copied) => {
    made(copied).then(
      (id) => open(copied.kind, id),
      (error: unknown) => toastError(refusedText(refusedBy(error))),
    );
  };
}

const asNew = <Rule extends { id?: string }>(rules: readonly Rule[]): Omit<Rule, 'id'>[] =>
  rules.map(({ id: _id, ...rule }) => rule);
