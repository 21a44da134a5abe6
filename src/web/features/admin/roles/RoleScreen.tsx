import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Role } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { rolesQuery } from '#web/queries/admin/staff.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { OwnRole } from './OwnRole.tsx';
import { RoleGone } from './RoleGone.tsx';
import { StandardRoleCard } from './StandardRoleCard.tsx';

export function RoleScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(rolesQuery);
  const role = data?.find((each) => each.id === id);
  return (
    <AdminPage
      title={role?.name ?? t({ id: 'admin.role', message: 'Rol' })}
      crumbs={[
        <Link key="users" to="/admin/users" className={linkClass}>
          {t({ id: 'admin.users', message: 'Gebruikers' })}
        </Link>,
        <Link key="roles" to="/admin/roles" className={linkClass}>
          {t({ id: 'admin.roles', message: 'Rollen' })}
        </Link>,
      ]}
    >
      {data === undefined && error === null ? <ListSkeleton /> : null}
      {data === undefined && error !== null ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      ) : null}
      {data !== undefined && role === undefined ? <RoleGone /> : null}
      {role === undefined ? null : <RoleCards role={role} />}
    </AdminPage>
  );
}

const RoleCards = ({ role }: { role: Role }) =>
  role.standard ? <StandardRoleCard role={role} /> : <OwnRole key={role.id} role={role} />;
