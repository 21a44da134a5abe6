import { Trans } from '@lingui/react/macro';
import { useSessionActor } from '#web/actors/SessionActorContext.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import * as css from './account.css.ts';

/** The account could not be loaded; the login itself is kept. */
export function Unreachable() {
  const session = useSessionActor();
  return (
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
  );
}
