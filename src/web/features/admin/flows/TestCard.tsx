import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { FlowDefinition } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { hrefFor } from '#web/i18n/locale.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { testFlow } from '#web/queries/admin/flows.ts';
import { Button } from '#web/ui/Button.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Note } from '#web/ui/Note.tsx';
import { card } from '../kit/AdminPage.css.ts';
import { useMoment } from '../kit/useMoment.ts';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Flows.css.ts';

/** Opens the flow, a draft too, where nothing is booked. */
export function TestCard({ flow: { id, lacks }, isDirty }: { flow: FlowDefinition; isDirty: boolean }) {
  const { t } = useLingui();
  const moment = useMoment();
  const test = useMutation(testFlow(id));
  if (!usePermission('change_catalog')) return null;
  const isClosed = isDirty || lacks.length > 0 || test.isPending;
  const until = test.data === undefined ? '' : moment(test.data.until);
  return (
    <section className={card} aria-labelledby="flow-test">
      <div className={css.stack}>
        <h2 id="flow-test" className={css.title}>
          <Trans id="admin.flow.test">Test deze flow</Trans>
        </h2>
        <p className={css.lead}>
          <Trans id="admin.flow.test.text">
            Loop de flow door zoals een bezoeker hem krijgt, ook een concept. Er wordt niets geboekt, niets betaald en
            niets verstuurd. De test is een lege kopie van je zaak: alle plaatsen zijn vrij, en een account of
            badenkaart maak of koop je in de test zelf.
          </Trans>
        </p>
        <div className={css.row}>
          <Button
            kind="outline"
            aria-disabled={isClosed}
            busyLabel={test.isPending && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => (isClosed ? undefined : test.mutate())}
          >
            <Trans id="admin.flow.test.begin">Maak een test</Trans>
          </Button>
          {isDirty ? (
            <p className={css.lead}>
              <Trans id="admin.flow.save.first">Sla eerst op wat je gewijzigd hebt.</Trans>
            </p>
          ) : lacks.length > 0 ? (
            <p className={css.lead}>
              <Trans id="admin.flow.test.lacks">Dat kan zodra er is wat hij nog nodig heeft.</Trans>
            </p>
          ) : null}
        </div>
        <div role="status">
          {test.data === undefined ? null : (
            <Note kind="success" title={<Trans id="admin.flow.test.ready">De test staat klaar</Trans>}>
              <div className={css.stack}>
                <p>
                  <Trans id="admin.flow.test.until">
                    Hij werkt tot {until}. Wie de link heeft, kan ook meekijken, bijvoorbeeld op een telefoon.
                  </Trans>
                </p>
                <div>
                  <a
                    href={hrefFor(currentLocale(), test.data.path)}
                    target="_blank"
                    rel="noreferrer"
                    className={buttonClass({ kind: 'filled' })}
                  >
                    <Trans id="admin.flow.test.open">Open de test</Trans>
                    <Icon name="external" size={18} />
                  </a>
                </div>
              </div>
            </Note>
          )}
        </div>
        <div role="alert">
          {test.error === null ? null : (
            <Note kind="danger">
              <p>{refusedText(refusedBy(test.error))}</p>
            </Note>
          )}
        </div>
      </div>
    </section>
  );
}
