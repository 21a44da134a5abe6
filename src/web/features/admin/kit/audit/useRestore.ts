import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { languages } from '#domain/values/translated.ts';
import { isUnsaved } from '#machines/editing/editing.selectors.ts';
import type { Editing } from '../form/useEditing.ts';
import type { AuditWords } from './AuditLine.tsx';

/** How the form holds a former value, by field; without one, as it was stored. */
type TypedOf = Readonly<Record<string, (former: unknown) => unknown>>;

/**
 * For an `AuditTimeline` inside an `EditForm`: one click puts former texts of these fields back, a text or a text per
 * language. They are saved at once when nothing else was changed; otherwise they wait in the form with the rest.
 */
export function useRestore<Values extends FieldValues>(
  { form, actor }: Pick<Editing<Values>, 'form' | 'actor'>,
  fields: readonly string[],
  typed: TypedOf = {},
): Required<Pick<AuditWords, 'restorable' | 'onRestore'>> {
  return {
    restorable: fields,
    onRestore: (former, formElement) => {
      const holdsChanges = isUnsaved(actor.getSnapshot());
      for (const [field, value] of Object.entries(former)) {
        const path = field as Path<Values>;
        const text = typed[field]?.(value) ?? textLike(form.getValues(path), value);
        form.setValue(path, text as PathValue<Values, Path<Values>>, { shouldDirty: true });
      }
      if (!holdsChanges) formElement?.requestSubmit();
    },
  };
}

/** What a field did not have is empty in the form. */
function textLike(current: unknown, former: unknown): unknown {
  if (typeof current !== 'object' || current === null) return former ?? '';
  const texts = (former ?? {}) as Record<string, unknown>;
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? '']));
}
