import type { FieldValues } from 'react-hook-form';
import type { ProductGroupForm } from '#contract/names.ts';
import type { Translated } from '#domain/values/translated.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../kit/audit/useRestore.ts';
import type { Editing } from '../kit/form/useEditing.ts';
import { usePermission } from '../kit/usePermission.ts';
import { typedName } from './nameTexts.ts';
import { typedOptions } from './productValues.ts';
import { useProductWords } from './useProductWords.ts';

type ProductHistoryProps<Values extends FieldValues> = {
  /** 'kind:id'. */
  object: string;
  editing: Editing<Values>;
};

/** Inside the `EditForm` of what it is about; who may change it puts former texts back. */
export function ProductHistory<Values extends FieldValues>({ object, editing }: ProductHistoryProps<Values>) {
  const { labels, textOf } = useProductWords();
  const restore = useRestore(editing, ['name', 'description', 'options'], {
    name: (former) => typedName((former ?? {}) as Translated),
    options: (former) => typedOptions((former ?? []) as ProductGroupForm['options']),
  });
  const mayChange = usePermission('change_catalog');
  return <AuditTimeline object={object} labels={labels} textOf={textOf} {...(mayChange ? restore : {})} />;
}
