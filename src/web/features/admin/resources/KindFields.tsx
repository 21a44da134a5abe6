import { useLingui } from '@lingui/react/macro';

import type { ResourceKind, ResourceKindForm } from '#contract/names.ts';

import { sentTexts, typedTexts } from '../kit/form/typedTexts.ts';
import type { EditingOptions, Saved } from '../kit/form/useEditing.ts';
import { NamedFields, type NamedValues } from './NamedFields.tsx';
import { useRoleWords } from './useRoleWords.ts';

export const savedKind = ({ name, role, version }: ResourceKind): Saved<NamedValues> => ({
  values: { name: typedTexts(name), of: role },
  version,
});

export const sentKind = ({ name, of }: NamedValues): ResourceKindForm => ({
  name: sentTexts(name),
  role: of as ResourceKind['role'],
});

type KindFieldsProps = EditingOptions<NamedValues> & {
  /** Missing for one that is new. */
  id?: string;
};

export function KindFields({ id, ...options }: KindFieldsProps) {
  const { t } = useLingui();
  const roles = useRoleWords();
  const choices = Object.entries(roles).map(([value, label]) => ({ value, label }));
  return (
    <NamedFields
      {...options}
      object={id === undefined ? undefined : `resourceKind:${id}`}
      formId="kind"
      label={t({ id: 'admin.field.kind', message: 'Soort' })}
      ofName="role"
      ofLabel={t({ id: 'resource.role', message: 'Wie of wat' })}
      options={choices}
    />
  );
}
