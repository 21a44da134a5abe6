import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { setUpActors } from '#web/actors/staffLinks.actors.ts';
import * as css from './Entry.css.ts';
import { EntryPage } from './EntryPage.tsx';
import { MailedLink } from './MailedLink.tsx';
import { SetUpForm } from './SetUpForm.tsx';

/** Setting up logs in; the session leads on. */
export function SetUpScreen({ token }: { token: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [actors] = useState(() => setUpActors(client));
  return (
    <EntryPage
      title={t({ id: 'admin.setUp.title', message: 'Aan de slag' })}
      lead={
        <Trans id="admin.setUp.lead">
          Maak het account van de eigenaar en vertel wie jullie zijn. De rest stel je daarna in.
        </Trans>
      }
    >
      <MailedLink token={token} actors={actors} wayOn={<WayOn />}>
        {({ onSave }) => <SetUpForm onSave={onSave} />}
      </MailedLink>
    </EntryPage>
  );
}

function WayOn() {
  return (
    <>
      <p>
        <Trans id="admin.setUp.used">
          Is er al een eigenaar? Log dan in. Zo niet, start de server opnieuw: die geeft een nieuwe link.
        </Trans>
      </p>
      <Link to="/admin/login" className={css.link}>
        <Trans id="reset.back">Terug naar inloggen</Trans>
      </Link>
    </>
  );
}
