import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { createSkill, kindsAndSkillsQuery, readResourcesAgain } from '#web/queries/admin/resources.ts';
import { PageOf } from './PageOf.tsx';
import { NoKind } from './NoKind.tsx';
import { typedTexts } from '../kit/form/typedTexts.ts';
import { SkillFields, savedSkill, sentSkill } from './SkillFields.tsx';
import { SkillsCrumb } from './SkillsCrumb.tsx';
import { ResourcesCrumb } from './ResourcesCrumb.tsx';

export function NewSkillScreen() {
  const { t } = useLingui();
  return (
    <PageOf
      query={useQuery(kindsAndSkillsQuery)}
      title={() => t({ id: 'resource.skill.new', message: 'Vaardigheid toevoegen' })}
      crumbs={[<ResourcesCrumb key="resources" />, <SkillsCrumb key="skills" />]}
    >
      {({ kinds: [first] }) => (first === undefined ? <NoKind /> : <NewSkill kindId={first.id} />)}
    </PageOf>
  );
}

function NewSkill({ kindId }: { kindId: string }) {
  const initial = { values: { name: typedTexts(null), of: kindId }, version: 0 };
  const client = useQueryClient();
  const navigate = useNavigate();
  return (
    <SkillFields
      initial={initial}
      save={async (values) => {
        const created = await createSkill(sentSkill(values));
        await readResourcesAgain(client);
        await navigate({ to: '/admin/resources/skills/$id', params: { id: created.id }, ignoreBlocker: true });
        return savedSkill(created);
      }}
      reload={async () => initial}
    />
  );
}
