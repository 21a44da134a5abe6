import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useFormState } from 'react-hook-form';
import type { FlowDefinition, FlowForm, FlowParts } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { flowDefinitionQuery, flowPartsQuery, readFlow, updateFlow } from '#web/queries/admin/flows.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../kit/audit/useRestore.ts';
import { EditForm } from '../kit/form/EditForm.tsx';
import { useEditing, type Saved } from '../kit/form/useEditing.ts';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { localText } from '../kit/LocalText.tsx';
import { CopyAndRemove } from './CopyAndRemove.tsx';
import { FlowFields } from './FlowFields.tsx';
import { formerGroups, formOf, typedSteps, valuesOf, type FlowValues } from './flowValues.ts';
import { PublishCard } from './PublishCard.tsx';
import { TestCard } from './TestCard.tsx';
import { useFlowAuditWords } from './useFlowAuditWords.ts';
import { useFlowErrors } from './useFlowErrors.ts';
import { useFlowInWords } from './useFlowInWords.ts';

export function FlowScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const flow = useQuery(flowDefinitionQuery(id));
  const parts = useQuery(flowPartsQuery);
  const [generation, setGeneration] = useState(0);
  const error = flow.error ?? parts.error;
  return (
    <AdminPage
      title={(flow.data && localText(flow.data.form.name)) ?? t({ id: 'admin.flow', message: 'Flow' })}
      crumbs={[
        <Link key="flows" to="/admin/flows" className={linkClass}>
          {t({ id: 'admin.flows', message: 'Flows' })}
        </Link>,
      ]}
    >
      {error === null ? null : (
        <RetryNote
          label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
          onRetry={() => void Promise.all([flow.refetch(), parts.refetch()])}
        >
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {flow.data === undefined || parts.data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <FlowEditor
          key={generation}
          flow={flow.data}
          parts={parts.data}
          onReplaced={() => setGeneration((count) => count + 1)}
        />
      )}
    </AdminPage>
  );
}

const savedOf = ({ form, version }: FlowDefinition): Saved<FlowValues> => ({ values: valuesOf(form), version });

const fieldNames = ['name', 'description', 'imageId', 'slug', 'steps', 'productId', 'checkinGroups', 'checkoutType'];

const texts = ['name', 'description', 'steps', 'checkinGroups', 'checkoutText', 'checkoutConfirmTitle'];

type FlowEditorProps = { flow: FlowDefinition; parts: FlowParts; onReplaced: () => void };

function FlowEditor({ flow, parts, onReplaced }: FlowEditorProps) {
  const { id, form: saved } = flow;
  const client = useQueryClient();
  const { mutateAsync } = useMutation(updateFlow(client, id));
  const editing = useEditing<FlowValues>({
    initial: savedOf(flow),
    save: async (values, version) => savedOf(await mutateAsync({ ...formOf(values), version })),
    reload: async () => {
      const theirs = await readFlow(id);
      client.setQueryData(flowDefinitionQuery(id).queryKey, theirs);
      return savedOf(theirs);
    },
  });
  const restore = useRestore(editing, texts, {
    steps: (former) => typedSteps((former ?? []) as FlowForm['steps']),
    checkinGroups: (former) =>
      formerGroups((former ?? []) as FlowForm['checkinGroups'], editing.form.getValues('checkinGroups')),
  });
  const mayChange = usePermission('change_catalog');
  const { isDirty } = useFormState({ control: editing.form.control });
  return (
    <div className={cards}>
      <PublishCard {...{ flow, parts, isDirty, onReplaced }} />
      <TestCard {...{ flow, isDirty }} />
      <EditForm
        editing={editing}
        formId="flow"
        label={localText(saved.name)}
        fields={fieldNames}
        errorText={useFlowErrors()}
        describe={useFlowInWords(parts)}
        permission="change_catalog"
        footer={<AuditTimeline object={`flow:${id}`} {...useFlowAuditWords()} {...(mayChange ? restore : {})} />}
      >
        <FlowFields form={editing.form} formId="flow" parts={parts} type={saved.type} />
      </EditForm>
      <CopyAndRemove flow={flow} />
    </div>
  );
}
