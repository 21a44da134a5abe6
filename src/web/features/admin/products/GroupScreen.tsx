import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Control } from 'react-hook-form';
import type { ProductGroup } from '#contract/names.ts';
import { groupQuery, updateGroup } from '#web/queries/admin/products.ts';
import { cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { EditForm } from '../kit/form/EditForm.tsx';
import { translatedNames } from '../kit/form/typedTexts.ts';
import { useEditing } from '../kit/form/useEditing.ts';
import { usePermission } from '../kit/usePermission.ts';
import { CategoriesCard } from './CategoriesCard.tsx';
import { GroupPreview } from './GroupPreview.tsx';
import { ImageCard } from './ImageCard.tsx';
import { nameOf } from './nameTexts.ts';
import { ObjectActions } from './ObjectActions.tsx';
import { ObjectPage } from './ObjectPage.tsx';
import { OptionsCard } from './OptionsCard.tsx';
import * as css from './Products.css.ts';
import { openGroup, sentGroup, type GroupValues } from './productValues.ts';
import { TextsCard } from './TextsCard.tsx';
import { useDescribe } from './useDescribe.ts';
import { useProductWords } from './useProductWords.ts';

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
const fields = [...translatedNames('name'), ...translatedNames('description'), 'imageId', 'options'];

function EditGroup({ group }: { group: ProductGroup }) {
  const client = useQueryClient();
  const words = useProductWords();
  const mayChange = usePermission('change_catalog');
  const { mutateAsync } = useMutation(updateGroup(client, group.id));
  const editing = useEditing<GroupValues>({
    initial: openGroup(group),
    save: async (values, version) => openGroup(await mutateAsync({ ...sentGroup(values), version })),
    reload: async () => openGroup(await client.fetchQuery(groupQuery(group.id))),
  });
  const control = editing.form.control as unknown as Control;
  return (
    <div className={cards}>
      <EditForm
        editing={editing}
        formId={formId}
        label={nameOf(group)}
        fields={fields}
        errorText={words.errorText}
        describe={useDescribe()}
      >
        <fieldset className={css.disabled} disabled={!mayChange}>
          <TextsCard control={control} formId={formId} />
          <ImageCard control={control} formId={formId} />
          <OptionsCard control={control} formId={formId} />
          <CategoriesCard control={control} formId={formId} />
        </fieldset>
        <GroupPreview control={editing.form.control} />
      </EditForm>
      <AuditTimeline object={`product:${group.id}`} labels={words.labels} textOf={words.textOf} />
    </div>
  );
}
