import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { identifyMachine } from '#machines/identify/identify.machine.ts';
import { identifyActors } from '#web/actors/identify.actors.ts';
import { LoginOrRegister } from '#web/features/people/forms/LoginOrRegister.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import * as css from './account.css.ts';

const PasskeyLogin = lazyPart('further', () => import('./passkeys/PasskeyLogin.tsx'), 'PasskeyLogin');

export function LoginScreen() {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => identifyMachine.provide({ actors: identifyActors(client) }));
  const identify = useActorRef(machine);
  return (
    <Main className={joinClasses(container, css.login)}>
      <PageTitle parts={[t({ id: 'login.title', message: 'Inloggen' })]} />
      <div className={css.head}>
        <h1 className={type.h1}>
          <Trans id="login.title">Inloggen</Trans>
        </h1>
        <p className={type.lead}>
          <Trans id="login.lead">Bekijk je reserveringen en je gegevens.</Trans>
        </p>
      </div>
      <LoginOrRegister identify={identify} />
      <Suspense>
        <PasskeyLogin />
      </Suspense>
    </Main>
  );
}
