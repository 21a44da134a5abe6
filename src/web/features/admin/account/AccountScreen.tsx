import { useLingui } from '@lingui/react/macro';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { AdminPage } from '../kit/AdminPage.tsx';
import { cards } from '../kit/AdminPage.css.ts';
import { OwnPassword } from './OwnPassword.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { Profile } from './Profile.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useStaffSecurity } from './useStaffSecurity.ts';

export function AccountScreen() {
  const { t } = useLingui();
  const user = useAdminUser();
  const security = useStaffSecurity();
  return (
    <AdminPage title={t({ id: 'admin.account', message: 'Mijn account' })} lead={user.role.name}>
      <div className={cards}>
        <Profile user={user} />
        <OwnPassword security={security} />
        <SecondFactor user={user} security={security} />
        <OwnSessions />
      </div>
    </AdminPage>
  );
}
