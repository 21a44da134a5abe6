import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { giftAtHand } from '#web/queries/giftLink.ts';
import { openHolds } from '#web/queries/openHolds.ts';
import { lazyPart } from '#web/i18n/lazyScreen.ts';
import { startQuery } from '#web/queries/flows.ts';
import { artImage } from '#web/ui/artImage.ts';
import { Button } from '#web/ui/Button.tsx';
import { joinClasses } from '#web/ui/joinClasses.ts';
import { Main } from '#web/ui/Main.tsx';
import { Note } from '#web/ui/Note.tsx';
import { PageTitle } from '#web/ui/PageTitle.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { Waterline } from '#web/ui/Waterline.tsx';
import { AccountLink } from './AccountLink.tsx';
import { EndedNote, type Ended } from './EndedNote.tsx';
import * as css from './Start.css.ts';
import { StartSections } from './StartSections.tsx';

const ResumeNotes = lazyPart('further', () => import('./ResumeNotes.tsx'), 'ResumeNotes');
const GiftNote = lazyPart('further', () => import('./GiftNote.tsx'), 'GiftNote');

/** `ended`: why a visitor was led back here. */
export function StartScreen({ ended }: { ended: Ended | null }) {
  const holds = openHolds();
  return (
    <Main>
      <PageTitle parts={[]} />
      <Waterline tall underHeader image={artImage('kop')}>
        <div className={joinClasses(container, css.hero)}>
          <h1 className={joinClasses(type.display, css.heroTitle)}>
            <Trans id="pages.start.title">Wat wil je reserveren?</Trans>
          </h1>
        </div>
        <div className={container}>
          <p className={joinClasses(type.hero, css.heroLead)}>
            <Trans id="pages.start.lead">Het water is warm, de dag is van jou.</Trans>
          </p>
        </div>
      </Waterline>
      <div className={joinClasses(container, css.content)}>
        {ended === null ? null : <EndedNote ended={ended} />}
        {giftAtHand() === null ? null : (
          <Suspense fallback={<div className={css.gift} />}>
            <GiftNote />
          </Suspense>
        )}
        {holds.length === 0 ? null : (
          <Suspense
            fallback={holds.map(({ slug }) => (
              <div key={slug} className={css.resume} />
            ))}
          >
            <ResumeNotes />
          </Suspense>
        )}
        <Sections />
        <AccountLink />
      </div>
    </Main>
  );
}

function Sections() {
  const { t } = useLingui();
  const start = useQuery(startQuery);
  if (start.data !== undefined) return <StartSections sections={start.data} />;
  if (start.isPending) {
    return (
      <div className={css.loading}>
        <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />
      </div>
    );
  }
  return (
    <Note kind="danger" role="alert" title={<Trans id="common.error">Er ging iets mis. Probeer het opnieuw.</Trans>}>
      <Button kind="text" size="small" onClick={() => void start.refetch()}>
        <Trans id="common.retry">Opnieuw proberen</Trans>
      </Button>
    </Note>
  );
}
