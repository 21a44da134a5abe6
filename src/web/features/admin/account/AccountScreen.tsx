import { useLingui } from '@lingui/react/macro';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { cards } from '../kit/AdminPage.css.ts';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { Profile } from './Profile.tsx';
import { SecondFactor } from './SecondFactor.tsx';

export function AccountScreen() {
  const { t } = useLingui();
  const user = useAdminUser();
  return (
    <AdminPage title={t({ id: 'admin.account', message: 'Mijn account' })} lead={user.role.name}>
      <div className={cards}>
        <Profile user={user} />
        <OwnPassword user={user} />
        <SecondFactor user={user} />
        <OwnSessions />
      </div>
    </AdminPage>
  );
}
