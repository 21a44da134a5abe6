import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { endOtherSessions, endOwnSession, ownSessionsQuery } from '#web/queries/admin/account.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastError } from '#web/ui/toast.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { SessionLines } from '../users/SessionLines.tsx';
import * as css from '../users/Users.css.ts';

export function OwnSessions() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data = [] } = useQuery(ownSessionsQuery);
  const ending = useMutation(endOwnSession(client));
  const endingOthers = useMutation(endOtherSessions(client));
  const onError = (error: unknown): void => toastError(refusedText(refusedBy(error)));
  return (
    <section className={card} aria-labelledby="sessions-title">
      <div className={css.head}>
        <h2 id="sessions-title" className={type.h3}>
          <Trans id="admin.sessions">Ingelogd op</Trans>
        </h2>
        {data.length < 2 ? null : (
          <Button
            kind="outline"
            size="small"
            busyLabel={endingOthers.isPending && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => endingOthers.mutate(undefined, { onError })}
          >
            <Trans id="admin.sessions.endOthers">Overal elders uitloggen</Trans>
          </Button>
        )}
      </div>
      <SessionLines sessions={data} busy={ending.isPending} onEnd={(id) => ending.mutate(id, { onError })} />
    </section>
  );
}
