import { useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { selfServiceMachine } from '#machines/selfService/selfService.machine.ts';
import { mayRetryLoading, ownPage, whyRefused } from '#machines/selfService/selfService.selectors.ts';
import { selfServiceActors } from '#web/actors/selfService.actors.ts';
import { ownBookingQuery } from '#web/queries/selfService.ts';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { container, screenHeight } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { LinkFailed } from './LinkFailed.tsx';
import * as css from './own.css.ts';
import { OwnBookingParts } from './OwnBookingParts.tsx';
import { OwnDialogs } from './OwnDialogs.tsx';

/** A booking by the link in its mail or in the account. */
export function OwnBookingScreen({ reference }: { reference: string }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const [machine] = useState(() => selfServiceMachine.provide({ actors: selfServiceActors(client) }));
  const { hash } = useLocation();
  const [snapshot, send] = useMachine(machine, { input: { ref: reference, choosesAnother: hash === 'another' } });
  const { data: booking } = useQuery({ ...ownBookingQuery(reference), enabled: false });
  const page = ownPage(snapshot);
  const title =
    booking?.state === 'cancelled'
      ? t({ id: 'own.title.cancelled', message: 'Je reservering is geannuleerd' })
      : t({ id: 'own.title', message: 'Je reservering' });
  return (
    <Main className={joinClasses(container, css.page, screenHeight)}>
      <PageTitle parts={[title]} />
      <h1 className={type.h1}>{title}</h1>
      {page === 'failed' ? (
        <LinkFailed
          problem={whyRefused(snapshot)?.problem ?? 'internal'}
          onRetry={mayRetryLoading(snapshot) ? () => send({ type: 'load.retried' }) : null}
        />
      ) : booking === undefined || page === 'loading' ? (
        <Spinner label={t({ id: 'own.loading', message: 'Je reservering wordt opgehaald' })} />
      ) : (
        <>
          <OwnBookingParts reference={reference} booking={booking} snapshot={snapshot} send={send} />
          <OwnDialogs reference={reference} booking={booking} snapshot={snapshot} send={send} />
        </>
      )}
    </Main>
  );
}
