import { Trans, useLingui } from '@lingui/react/macro';
import { useAdminSessionActor } from '#web/actors/AdminSessionContext.tsx';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './Office.css.ts';

export function OfficeUnreachable() {
  const { t } = useLingui();
  const session = useAdminSessionActor();
  return (
    <Main inRow className={css.alone}>
      <PageTitle parts={[t({ id: 'admin.unreachable.title', message: 'Geen verbinding' })]} />
      <h1 className={type.h1}>
        <Trans id="admin.unreachable.title">Geen verbinding</Trans>
      </h1>
      <RetryNote
        label={t({ id: 'common.retry', message: 'Opnieuw proberen' })}
        onRetry={() => session.send({ type: 'check.retried' })}
      >
        <Trans id="admin.unreachable">De server is niet bereikbaar. Je blijft ingelogd.</Trans>
      </RetryNote>
    </Main>
  );
}
