import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from '@tanstack/react-router';
import { staffResetActors } from '#web/actors/staffLinks.actors.ts';
import { toastSuccess } from '#web/ui/toast.ts';
import * as css from './Entry.css.ts';
import { EntryPage } from './EntryPage.tsx';
import { MailedLink } from './MailedLink.tsx';
import { StaffPasswordForm } from './StaffPasswordForm.tsx';

export function ResetStaffPasswordScreen({ token }: { token: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const goToLogin = (): void => {
    toastSuccess({
      title: t({ id: 'admin.reset.saved', message: 'Wachtwoord succesvol gewijzigd' }),
      text: t({ id: 'admin.reset.saved.text', message: 'Je kunt nu inloggen.' }),
    });
    void navigate({ to: '/admin/login' });
  };
  return (
    <EntryPage title={t({ id: 'reset.title', message: 'Nieuw wachtwoord' })}>
      <MailedLink
        token={token}
        actors={staffResetActors}
        onSaved={goToLogin}
        wayOn={
          <Link to="/admin/reset-password" className={css.link}>
            <Trans id="reset.invalid.again">Vraag een nieuwe link aan</Trans>
          </Link>
        }
      >
        {(choice) => <StaffPasswordForm {...choice} />}
      </MailedLink>
    </EntryPage>
  );
}
