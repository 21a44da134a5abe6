import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Invite } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { invitesQuery, resendInvite, revokeInvite } from '#web/queries/admin/staff.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Button } from '#web/ui/Button.tsx';
import { toastError, toastSuccess } from '#web/ui/toast.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { card } from '../kit/AdminPage.css.ts';
import { useMoment } from '../kit/useMoment.ts';
import * as css from './Users.css.ts';

/** Who was invited and did not come yet; nothing while nobody is. */
export function Invites() {
  const { data = [] } = useQuery(invitesQuery);
  if (data.length === 0) return null;
  return (
    <section className={card} aria-labelledby="invites-title">
      <h2 id="invites-title" className={type.h3}>
        <Trans id="admin.invites">Open uitnodigingen</Trans>
      </h2>
      <ul className={css.lines}>
        {data.map((invite) => (
          <InviteLine key={invite.id} invite={invite} />
        ))}
      </ul>
    </section>
  );
}

function InviteLine({ invite: { id, email, role, state, expiresAt } }: { invite: Invite }) {
  const { t } = useLingui();
  const moment = useMoment();
  const client = useQueryClient();
  const resending = useMutation(resendInvite(client));
  const revoking = useMutation(revokeInvite(client));
  const failed = (error: unknown): void => toastError(refusedText(refusedBy(error)));
  const sent = t({ id: 'admin.invite.sent', message: 'De uitnodiging is verstuurd' });
  const revoked = t({ id: 'admin.invite.revoked', message: 'De uitnodiging is ingetrokken' });
  const busy = t({ id: 'common.busy', message: 'Bezig…' });
  return (
    <li className={css.line}>
      <span className={css.words}>
        <strong>{email}</strong>
        <span className={css.meta}>
          {role.name} · {t({ id: 'admin.invite.until', message: `geldig tot ${moment(expiresAt)}` })}
        </span>
      </span>
      {state === 'expired' ? (
        <Badge kind="warning">
          <Trans id="admin.invite.expired">Verlopen</Trans>
        </Badge>
      ) : null}
      <Button
        kind="text"
        size="small"
        aria-label={t({ id: 'admin.invite.resend.for', message: `Opnieuw versturen: ${email}` })}
        busyLabel={resending.isPending && busy}
        onClick={() => resending.mutate(id, { onSuccess: () => toastSuccess(sent), onError: failed })}
      >
        <Trans id="admin.invite.resend">Opnieuw versturen</Trans>
      </Button>
      <Button
        kind="text"
        size="small"
        aria-label={t({ id: 'admin.invite.revoke.for', message: `Intrekken: ${email}` })}
        busyLabel={revoking.isPending && busy}
        onClick={() => void revoking.mutateAsync(id).then(() => toastSuccess(revoked), failed)}
      >
        <Trans id="admin.invite.revoke">Intrekken</Trans>
      </Button>
    </li>
  );
}
