import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { FlowDefinition } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { createFlow, removeFlow } from '#web/queries/admin/flows.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { card } from '../kit/AdminPage.css.ts';
import { DangerDialog } from '../kit/form/DangerDialog.tsx';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Flows.css.ts';

export function CopyAndRemove({ flow }: { flow: FlowDefinition }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [removing, setRemoving] = useState(false);
  const copy = useMutation(createFlow(client));
  const remove = useMutation(removeFlow(client, flow.id));
  const removed = t({ id: 'admin.flow.removed', message: 'De flow is verwijderd' });
  if (!usePermission('change_catalog')) return null;
  const duplicate = (): void =>
    copy.mutate(copyOf(flow), {
      onSuccess: ({ id }) => void navigate({ to: '/admin/flows/$id', params: { id } }),
    });
  return (
    <section className={card} aria-label={t({ id: 'admin.flow.more', message: 'Kopiëren en verwijderen' })}>
      <div className={css.stack}>
        <div role="alert">
          {copy.error === null ? null : (
            <Note kind="danger">
              <p>{refusedText(refusedBy(copy.error))}</p>
            </Note>
          )}
        </div>
        <div className={css.row}>
          <Button
            kind="outline"
            busyLabel={copy.isPending && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={duplicate}
          >
            <Trans id="admin.flow.copy">Maak een kopie</Trans>
          </Button>
          <Button kind="outline" onClick={() => setRemoving(true)}>
            <Trans id="admin.flow.remove">Flow verwijderen</Trans>
          </Button>
        </div>
      </div>
      <DangerDialog
        open={removing}
        title={t({ id: 'admin.flow.remove', message: 'Flow verwijderen' })}
        typed={flow.form.slug}
        action={t({ id: 'admin.user.remove', message: 'Verwijderen' })}
        onConfirm={async () => {
          await remove.mutateAsync();
          toastSuccess(removed);
          await navigate({ to: '/admin/flows' });
        }}
        onClose={() => setRemoving(false)}
      >
        <p>
          <Trans id="admin.flow.remove.text">
            Dat kan als hij niet op de startpagina staat, geen geldige kortingscode hem noemt en niemand er nu mee
            reserveert. Reserveringen die er al zijn, blijven.
          </Trans>
        </p>
      </DangerDialog>
    </section>
  );
}

const longestSlug = 80;

/** At an address that no other copy has. */
function copyOf({ form }: FlowDefinition) {
  const ending = `-${Date.now().toString(36)}`;
  const front = form.slug.slice(0, longestSlug - ending.length).replace(/-$/, '');
  return { ...form, slug: `${front}${ending}` };
}
