import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ResetPage } from '#machines/passwordReset/passwordReset.selectors.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { Panel } from '#web/ui/Panel.tsx';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { InvalidToken } from './InvalidToken.tsx';

type MailedLinkProps = {
  page: ResetPage;
  problem: string | null;
  onRetry: () => void;
  /** The way on when the link works no more. */
  wayOn: ReactNode;
  /** What is done with a link that works. */
  children: ReactNode;
};

/** A page that a mailed link opens: first the link is checked. */
export function MailedLink({ page, problem, onRetry, wayOn, children }: MailedLinkProps) {
  const { t, i18n } = useLingui();
  if (page === 'checking') return <Spinner label={t({ id: 'common.loading', message: 'Laden…' })} />;
  if (page === 'unreachable') {
    return (
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={onRetry}>
        {i18n._(errorSentence(problem ?? ''))}
      </RetryNote>
    );
  }
  if (page === 'invalid') return <InvalidToken>{wayOn}</InvalidToken>;
  return page === 'choosing' ? <Panel>{children}</Panel> : null;
}
