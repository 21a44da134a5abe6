import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useAdminSessionActor } from '#web/actors/AdminSessionContext.tsx';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';
import * as css from './Sidebar.css.ts';

export function SignedIn({ collapsed }: { collapsed: boolean }) {
  const { t } = useLingui();
  const session = useAdminSessionActor();
  const { firstName, lastName, email } = useAdminUser();
  const logout = t({ id: 'account.logout', message: 'Uitloggen' });
  const account = t({ id: 'admin.account', message: 'Mijn account' });
  return (
    <div className={css.signedIn}>
      <Link to="/admin/account" className={css.person} title={collapsed ? account : undefined}>
        <span aria-hidden="true" className={css.initials}>
          {firstName.charAt(0) + lastName.charAt(0)}
        </span>
        <span className={css.names}>
          <span className={css.name}>{`${firstName} ${lastName}`}</span>
          <span className={css.email}>
            {email.replace(/@.*/, '@')}
            <wbr />
            {email.replace(/.*@/, '')}
          </span>
        </span>
        <VisuallyHidden>{account}</VisuallyHidden>
      </Link>
      <button
        type="button"
        className={css.link}
        title={collapsed ? logout : undefined}
        onClick={() => session.send({ type: 'logout.requested' })}
      >
        <Icon name="logout" />
        <span className={css.word}>
          <Trans id="account.logout">Uitloggen</Trans>
        </span>
      </button>
    </div>
  );
}
