import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffUser } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { endSessionOf, endSessionsOf, sessionsOfUserQuery } from '#web/queries/admin/staff.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastError } from '#web/ui/toast.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { SessionLines } from './SessionLines.tsx';
import * as css from './Users.css.ts';

export function SessionsOfUser({ user }: { user: StaffUser }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { data = [] } = useQuery(sessionsOfUserQuery(user.id));
  const ending = useMutation(endSessionOf(client, user.id));
  const endingAll = useMutation(endSessionsOf(client, user.id));
  const onError = (error: unknown): void => toastError(refusedText(refusedBy(error)));
  return (
    <section className={card} aria-labelledby="sessions-title">
      <div className={css.head}>
        <h2 id="sessions-title" className={type.h3}>
          <Trans id="admin.sessions">Ingelogd op</Trans>
        </h2>
        {data.length === 0 ? null : (
          <Button
            kind="outline"
            size="small"
            busyLabel={endingAll.isPending && t({ id: 'common.busy', message: 'Bezig…' })}
            onClick={() => endingAll.mutate(undefined, { onError })}
          >
            <Trans id="admin.sessions.endAll">Overal uitloggen</Trans>
          </Button>
        )}
      </div>
      {data.length === 0 ? (
        <p>
          <Trans id="admin.sessions.none">Nergens ingelogd.</Trans>
        </p>
      ) : (
        <SessionLines sessions={data} busy={ending.isPending} onEnd={(id) => ending.mutate(id, { onError })} />
      )}
    </section>
  );
}
