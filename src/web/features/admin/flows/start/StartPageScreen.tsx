import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useWatch } from 'react-hook-form';
import type { ListedFlow, StartPage } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { formSentence } from '#web/i18n/formSentences.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { flowListQuery, readStartPage, saveStartPage, startEditQuery } from '#web/queries/admin/flows.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { usePermission } from '../../kit/usePermission.ts';
import { AdminPage } from '../../kit/AdminPage.tsx';
import { AuditTimeline } from '../../kit/audit/AuditTimeline.tsx';
import { useRestore } from '../../kit/audit/useRestore.ts';
import { EditForm } from '../../kit/form/EditForm.tsx';
import { useEditing, type Saved } from '../../kit/form/useEditing.ts';
import { ListSkeleton } from '../../kit/list/ListSkeleton.tsx';
import { SectionsField } from './SectionsField.tsx';
import * as css from './Start.css.ts';
import { StartPreview } from './StartPreview.tsx';
import { formerSections, formOf, startInWords, valuesOf, type StartValues } from './startValues.ts';

const mostFlows = 200;

export function StartPageScreen() {
  const { t } = useLingui();
  const start = useQuery(startEditQuery);
  const flows = useQuery(flowListQuery({}, mostFlows));
  const error = start.error ?? flows.error;
  return (
    <AdminPage
      title={t({ id: 'admin.start', message: 'Startpagina' })}
      crumbs={[
        <Link key="flows" to="/admin/flows" className={linkClass}>
          {t({ id: 'admin.flows', message: 'Flows' })}
        </Link>,
      ]}
      lead={<Trans id="admin.start.lead">Wat bezoekers als eerste zien. Na opslaan staat het er meteen zo.</Trans>}
    >
      {error === null ? null : (
        <RetryNote
          label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
          onRetry={() => void Promise.all([start.refetch(), flows.refetch()])}
        >
          {refusedText(refusedBy(error))}
        </RetryNote>
      )}
      {start.data === undefined || flows.data === undefined ? (
        error === null && <ListSkeleton />
      ) : (
        <StartEditor initial={start.data} flows={flows.data.data} />
      )}
    </AdminPage>
  );
}

const savedOf = (page: StartPage): Saved<StartValues> => ({ values: valuesOf(page), version: page.version });

function StartEditor({ initial, flows }: { initial: StartPage; flows: readonly ListedFlow[] }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const mayChange = usePermission('change_catalog');
  const { mutateAsync } = useMutation(saveStartPage);
  const editing = useEditing<StartValues>({
    initial: savedOf(initial),
    save: async (values, version) => {
      const saved = await mutateAsync(formOf(values, version));
      void client.invalidateQueries({ queryKey: ['admin', 'start'] });
      return savedOf(saved);
    },
    reload: async () => savedOf(await readStartPage()),
  });
  const sections = useWatch({ control: editing.form.control, name: 'sections' });
  const labelOf = (at: number): string => {
    const number = at + 1;
    return t({ id: 'admin.start.section', message: `Onderdeel ${number}` });
  };
  const nameOf = (id: string): string => flows.find((flow) => flow.id === id)?.name ?? id;
  const title = t({ id: 'admin.start', message: 'Startpagina' });
  const flowIds = flows.map(({ id }) => id);
  const restore = useRestore(editing, ['sections'], {
    sections: (former) => formerSections((former ?? []) as StartPage['sections'], { sections, flowIds }),
  });
  return (
    <div className={css.layout}>
      <EditForm
        editing={editing}
        formId="start"
        label={title}
        fields={['sections']}
        errorText={(name, code) => i18n._(formSentence(code, labelOf(Number(name.split('.')[1] ?? 0))))}
        describe={(values) => startInWords(values, labelOf, nameOf)}
        permission="change_catalog"
        footer={
          <AuditTimeline
            object="startPage:start"
            labels={{ sections: title }}
            textOf={(_field, value) =>
              startInWords(valuesOf({ sections: value as StartPage['sections'], version: 1 }), labelOf, nameOf)
                .map(({ label, text }) => `${label}: ${text}`)
                .join(' | ') || null
            }
            {...(mayChange ? restore : {})}
          />
        }
      >
        <SectionsField form={editing.form} flows={flows} />
      </EditForm>
      <StartPreview values={{ sections }} />
    </div>
  );
}
