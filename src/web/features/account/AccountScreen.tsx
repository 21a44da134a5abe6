import { Trans, useLingui } from '@lingui/react/macro';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import * as css from './account.css.ts';

/** The customer's own page: coming visits and details. */
export function AccountScreen() {
  const { t } = useLingui();
  return (
    <Main className={joinClasses(container, css.login)}>
      <PageTitle parts={[t({ id: 'account.title', message: 'Mijn account' })]} />
      <h1 className={type.h1}>
        <Trans id="account.title">Mijn account</Trans>
      </h1>
    </Main>
  );
}
