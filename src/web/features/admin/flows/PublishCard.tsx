import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FlowDefinition, FlowParts } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { hrefFor } from '#web/i18n/locale.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { discardFlowDraft, flowDefinitionQuery, publishFlow } from '#web/queries/admin/flows.ts';
import { Button } from '#web/ui/Button.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { card } from '../kit/AdminPage.css.ts';
import { usePermission } from '../kit/usePermission.ts';
import { FlowDifferences } from './FlowDifferences.tsx';
import { FlowStateBadge } from './FlowStateBadge.tsx';
import * as css from './Flows.css.ts';
import { useLackSentence } from './useLackSentence.ts';

type PublishCardProps = {
  flow: FlowDefinition;
  parts: FlowParts;
  /** Something is typed that is not saved yet. */
  isDirty: boolean;
  /** What the form has is no longer what the server has. */
  onReplaced: () => void;
};

/** What visitors see, what they will see, and what that still needs. */
export function PublishCard({ flow, parts, isDirty, onReplaced }: PublishCardProps) {
  const { state, published, lacks } = flow;
  const sentenceOf = useLackSentence();
  return (
    <section className={card} aria-labelledby="flow-state">
      <div className={css.stack}>
        <div className={css.row}>
          <h2 id="flow-state" className={css.title}>
            <Trans id="admin.flow.visitors">Voor bezoekers</Trans>
          </h2>
          <FlowStateBadge state={state} />
          {published === null ? null : (
            <a href={hrefFor(currentLocale(), `/flow/${published.slug}`)} className={linkClass}>
              <Trans id="admin.flow.open">Bekijk de pagina</Trans>
            </a>
          )}
        </div>
        <p className={css.lead}>
          {state === 'published' ? (
            <Trans id="admin.flow.state.published.text">Bezoekers zien wat hieronder staat.</Trans>
          ) : state === 'draft' ? (
            <Trans id="admin.flow.state.draft.text">Bezoekers zien deze flow nog niet.</Trans>
          ) : (
            <Trans id="admin.flow.state.changed.text">Bezoekers zien nog de vorige versie.</Trans>
          )}
        </p>
        {state === 'changed' ? <FlowDifferences flow={flow} parts={parts} /> : null}
        {lacks.length === 0 ? null : (
          <Note kind="warning" title={<Trans id="admin.flow.needs">Nog nodig</Trans>}>
            <ul className={css.needs}>
              {lacks.map((lack) => (
                <li key={`${lack.code} ${lack.pointer}`}>{sentenceOf(lack)}</li>
              ))}
            </ul>
          </Note>
        )}
        {state === 'published' ? null : <Buttons {...{ flow, isDirty, onReplaced }} />}
      </div>
    </section>
  );
}

function Buttons({ flow: { id, state, version, lacks }, isDirty, onReplaced }: Omit<PublishCardProps, 'parts'>) {
  const { t } = useLingui();
  const client = useQueryClient();
  const publish = useMutation(publishFlow(client, id));
  const discard = useMutation(discardFlowDraft(client, id));
  const mayChange = usePermission('change_catalog');
  const done = {
    published: t({ id: 'admin.flow.published', message: 'Bezoekers zien het nu' }),
    discarded: t({ id: 'admin.flow.discarded', message: 'Het concept is weg' }),
  };
  const failure = publish.error ?? discard.error;
  const run = async (call: () => Promise<unknown>, text: string): Promise<void> => {
    try {
      await call();
      toastSuccess(text);
    } catch {
      await client.invalidateQueries({ queryKey: flowDefinitionQuery(id).queryKey });
    }
    onReplaced();
  };
  if (!mayChange) return null;
  const isBusy = publish.isPending || discard.isPending;
  const isClosed = isDirty || isBusy;
  return (
    <>
      <div role="alert">
        {failure === null ? null : (
          <Note kind="danger">
            <p>{refusedText(refusedBy(failure))}</p>
          </Note>
        )}
      </div>
      <div className={css.row}>
        <Button
          aria-disabled={isClosed || lacks.length > 0}
          busyLabel={publish.isPending && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() =>
            isClosed || lacks.length > 0 ? undefined : void run(() => publish.mutateAsync(version), done.published)
          }
        >
          <Trans id="admin.flow.publish">Publiceren</Trans>
        </Button>
        {state === 'changed' ? (
          <Button
            kind="outline"
            aria-disabled={isClosed}
            onClick={() => (isClosed ? undefined : void run(() => discard.mutateAsync(version), done.discarded))}
          >
            <Trans id="admin.flow.discard">Concept weggooien</Trans>
          </Button>
        ) : null}
        {isDirty ? (
          <p className={css.lead}>
            <Trans id="admin.flow.save.first">Sla eerst op wat je gewijzigd hebt.</Trans>
          </p>
        ) : null}
      </div>
    </>
  );
}
