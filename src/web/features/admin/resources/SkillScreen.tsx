import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { Skill } from '#contract/names.ts';
import { skillQuery, readSkill, readResourcesAgain, saveSkill } from '#web/queries/admin/resources.ts';
import { RemoveObject } from '../products/RemoveObject.tsx';
import { localText } from '../kit/LocalText.tsx';
import { SkillFields, savedSkill, sentSkill } from './SkillFields.tsx';
import { SkillsCrumb } from './SkillsCrumb.tsx';
import { PageOf } from './PageOf.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';

export function SkillScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  return (
    <PageOf
      query={useQuery(skillQuery(id))}
      title={(data) => (data && localText(data.name)) ?? t({ id: 'admin.kind.skill', message: 'Vaardigheid' })}
      crumbs={[<ResourcesCrumb key="resources" />, <SkillsCrumb key="skills" />]}
      actions={(data) => <Remove skill={data} />}
    >
      {(data) => (
        <SkillFields
          id={id}
          initial={savedSkill(data)}
          save={async (values, version) => {
            const saved = await saveSkill(id, { ...sentSkill(values), version });
            await readResourcesAgain(client);
            return savedSkill(saved);
          }}
          reload={async () => savedSkill(await readSkill(id))}
        />
      )}
    </PageOf>
  );
}

function Remove({ skill: { id, name } }: { skill: Skill }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const leave = async (): Promise<void> => {
    await navigate({ to: '/admin/resources/skills', ignoreBlocker: true });
    await readResourcesAgain(client);
  };
  return (
    <RemoveObject
      kind="skill"
      id={id}
      name={localText(name)}
      onRemoved={() => void leave()}
      advice={<Trans id="resource.named.remove">Dat kan niet terug.</Trans>}
    />
  );
}
