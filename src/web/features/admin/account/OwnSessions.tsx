import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EndLoginsForm } from '#web/features/people/logins/EndLoginsForm.tsx';
import { useLoginEnding } from '#web/features/people/logins/useLoginEnding.ts';
import { endOwnSession, ownSessionsQuery } from '#web/queries/admin/account.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toastSuccess } from '#web/ui/toast.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { SessionLines } from '../users/SessionLines.tsx';
import * as css from '../users/Users.css.ts';

export function OwnSessions() {
  const { t } = useLingui();
  const { data = [] } = useQuery(ownSessionsQuery);
  const client = useQueryClient();
  const ending = useLoginEnding<{ password: string }>(
    ({ sessionId, proof }) => endOwnSession(client, sessionId, proof),
    () => toastSuccess(t({ id: 'logins.ended', message: 'Daar is uitgelogd' })),
  );
  const unknown = t({ id: 'admin.session.unknown', message: 'Onbekend apparaat' });
  return (
    <section className={card} aria-labelledby="sessions-title">
      <div className={css.head}>
        <h2 id="sessions-title" className={type.h3}>
          <Trans id="admin.sessions">Ingelogd op</Trans>
        </h2>
        {data.length < 2 ? null : (
          <Button kind="outline" size="small" onClick={() => ending.request(null)}>
            <Trans id="admin.sessions.endOthers">Overal elders uitloggen</Trans>
          </Button>
        )}
      </div>
      <SessionLines sessions={data} busy={false} onEnd={ending.request} />
      {ending.isAsked ? (
        <Dialog
          open
          onClose={ending.dismiss}
          title={t({ id: 'logins.end', message: 'Elders uitloggen' })}
          closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
        >
          <EndLoginsForm ending={ending} device={data.find(({ id }) => id === ending.sessionId)?.device ?? unknown} />
        </Dialog>
      ) : null}
    </section>
  );
}
