import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Skill, SkillForm } from '#contract/names.ts';
import { kindsAndSkillsQuery } from '#web/queries/admin/resources.ts';
import { sentTexts, typedTexts } from '../kit/form/typedTexts.ts';
import type { EditingOptions, Saved } from '../kit/form/useEditing.ts';
import { localText } from '../kit/LocalText.tsx';
import { NamedFields, type NamedValues } from './NamedFields.tsx';

export const savedSkill = ({ name, kindId, version }: Skill): Saved<NamedValues> => ({
  values: { name: typedTexts(name), of: kindId },
  version,
});

export const sentSkill = ({ name, of }: NamedValues): SkillForm => ({ name: sentTexts(name), kindId: of });

type SkillFieldsProps = EditingOptions<NamedValues> & {
  /** Missing for one that is new. */
  id?: string;
};

export function SkillFields({ id, ...options }: SkillFieldsProps) {
  const { t } = useLingui();
  const { data } = useQuery(kindsAndSkillsQuery);
  const choices = (data?.kinds ?? []).map(({ id, name }) => ({ value: id, label: localText(name) }));
  return (
    <NamedFields
      {...options}
      object={id === undefined ? undefined : `skill:${id}`}
      formId="skill"
      label={t({ id: 'admin.kind.skill', message: 'Vaardigheid' })}
      ofName="kindId"
      ofLabel={t({ id: 'admin.field.kind', message: 'Soort' })}
      options={choices}
    />
  );
}
