import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { StaffUser } from '#contract/names.ts';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { useAdminUser } from '#web/queries/admin/session.ts';
import { staffUserQuery } from '#web/queries/admin/staff.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';
import { card, cards } from '../kit/AdminPage.css.ts';
import { AuditTimeline } from '../kit/audit/AuditTimeline.tsx';
import { ListSkeleton } from '../kit/list/ListSkeleton.tsx';
import { RoleOfUser } from './RoleOfUser.tsx';
import { SessionsOfUser } from './SessionsOfUser.tsx';
import { UserAccess } from './UserAccess.tsx';
import { useStaffAuditWords } from './useStaffAuditWords.ts';

export function UserScreen({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(staffUserQuery(id));
  const all = t({ id: 'admin.users', message: 'Gebruikers' });
  return (
    <AdminPage
      title={data ? `${data.firstName} ${data.lastName}` : t({ id: 'admin.user', message: 'Gebruiker' })}
      crumbs={[
        <Link key="users" to="/admin/users" className={linkClass}>
          {all}
        </Link>,
      ]}
      lead={data?.email}
    >
      {data === undefined && error === null ? <ListSkeleton /> : null}
      {data === undefined && error !== null ? (
        <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={() => void refetch()}>
          {refusedText(refusedBy(error))}
        </RetryNote>
      ) : null}
      {data === null ? (
        <Note>
          <p>
            <Trans id="admin.user.gone">Deze gebruiker is er niet meer.</Trans>
          </p>
        </Note>
      ) : null}
      {data ? <Details user={data} /> : null}
    </AdminPage>
  );
}

function Details({ user }: { user: StaffUser }) {
  const isOneself = useAdminUser().id === user.id;
  const words = useStaffAuditWords();
  return (
    <div className={cards}>
      {isOneself ? (
        <section className={card}>
          <p>
            <Trans id="admin.user.oneself">
              Dit ben je zelf. Je gegevens, je wachtwoord en waar je bent ingelogd staan bij
            </Trans>{' '}
            <Link to="/admin/account" className={linkClass}>
              <Trans id="admin.account">Mijn account</Trans>
            </Link>
            .
          </p>
        </section>
      ) : (
        <>
          <RoleOfUser key={user.role.id} user={user} />
          <SessionsOfUser user={user} />
          <UserAccess user={user} />
        </>
      )}
      <AuditTimeline object={`staffUser:${user.id}`} {...words} />
    </div>
  );
}
