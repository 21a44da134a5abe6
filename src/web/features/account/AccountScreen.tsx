import { Trans, useLingui } from '@lingui/react/macro';
import { isUnreachable } from '#machines/session/session.selectors.ts';
import { useSession, useSessionActor } from '#web/actors/SessionActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';
import { CustomerCard } from './CustomerCard.tsx';
import { LogoutDialog } from './LogoutDialog.tsx';
import { LogoutButton } from './LogoutButton.tsx';
import { Reservations } from './Reservations.tsx';

/** 'Mijn account': upcoming reservations, details, and the way out. */
export function AccountScreen() {
  const { t } = useLingui();
  const session = useSessionActor();
  const unreachable = useSession(isUnreachable);
  return (
    <Main className={joinClasses(container, css.page)}>
      <PageTitle parts={[t({ id: 'account.title', message: 'Mijn account' })]} />
      <div className={css.head}>
        <h1 className={type.h1}>
          <Trans id="account.title">Mijn account</Trans>
        </h1>
        <div className={css.wideOnly}>
          <LogoutButton />
        </div>
      </div>
      {unreachable ? (
        <Note kind="danger" role="alert">
          <div className={css.noteStack}>
            <p>
              <Trans id="account.unreachable">Je account kon niet worden opgehaald.</Trans>
            </p>
            <Button kind="outline" size="small" onClick={() => session.send({ type: 'check.retried' })}>
              <Trans id="common.retry">Opnieuw proberen</Trans>
            </Button>
          </div>
        </Note>
      ) : (
        <div className={css.columns}>
          <Reservations />
          <CustomerCard />
        </div>
      )}
      <div className={css.phoneOnly}>
        <LogoutButton full />
      </div>
      <LogoutDialog />
    </Main>
  );
}
