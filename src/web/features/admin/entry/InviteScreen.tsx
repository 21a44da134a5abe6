import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { inviteActors } from '#web/actors/staffLinks.actors.ts';
import * as css from './Entry.css.ts';
import { EntryPage } from './EntryPage.tsx';
import { InviteForm } from './InviteForm.tsx';
import { MailedLink } from './MailedLink.tsx';

/** Accepting logs in; the session leads on. */
export function InviteScreen({ token }: { token: string }) {
  const { t } = useLingui();
  return (
    <EntryPage
      title={t({ id: 'admin.welcome', message: 'Welkom' })}
      lead={
        <Trans id="admin.welcome.lead">
          Je bent uitgenodigd om mee te werken. Kies een wachtwoord, dan kun je beginnen.
        </Trans>
      }
    >
      <MailedLink
        token={token}
        actors={inviteActors}
        wayOn={
          <Link to="/admin/login" className={css.link}>
            <Trans id="reset.back">Terug naar inloggen</Trans>
          </Link>
        }
      >
        {(choice) => <InviteForm {...choice} />}
      </MailedLink>
    </EntryPage>
  );
}
