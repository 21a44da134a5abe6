import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductGroup } from '#contract/names.ts';
import { groupQuery, updateGroup } from '#web/queries/admin/products.ts';
import { EditObject } from './EditObject.tsx';
import { GroupPreview } from './GroupPreview.tsx';
import { nameOf } from './nameTexts.ts';
import { ObjectActions } from './ObjectActions.tsx';
import { ObjectPage } from './ObjectPage.tsx';
import { OptionsCard } from './OptionsCard.tsx';
import { openGroup, sentGroup } from './productValues.ts';
import { GroupWarnings } from './Warnings.tsx';

type GroupScreenProps = { id: string; categoryId: string };

export function GroupScreen({ id, categoryId }: GroupScreenProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(groupQuery(id));
  return (
    <ObjectPage
      kind={t({ id: 'admin.kind.group', message: 'Groep' })}
      name={data && nameOf(data)}
      categoryId={categoryId}
      error={error}
      onRetry={() => void refetch()}
      actions={data && <ObjectActions kind="productGroup" object={data} categoryId={categoryId} />}
    >
      {data === undefined ? null : <EditGroup group={data} />}
    </ObjectPage>
  );
}

const formId = 'group';
const fields = ['options'];

function EditGroup({ group }: { group: ProductGroup }) {
  const client = useQueryClient();
  return (
    <EditObject
      permission="change_catalog"
      {...{ formId, fields, object: group, open: openGroup, sent: sentGroup }}
      update={updateGroup(client, group.id)}
      reload={() => client.fetchQuery(groupQuery(group.id))}
      warnings={(control) => <GroupWarnings control={control} />}
      preview={(control) => <GroupPreview control={control} />}
    >
      {(control) => <OptionsCard control={control} formId={formId} />}
    </EditObject>
  );
}
