import { useLingui } from '@lingui/react/macro';
import { Main } from '#web/ui/Main.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import { full } from './FullSpinner.css.ts';

/** Specification §4: the whole screen while the login is checked. */
export function FullSpinner() {
  const { t } = useLingui();
  return (
    <Main inRow className={full}>
      <Spinner delay={0} label={t({ id: 'common.loading', message: 'Laden…' })} />
    </Main>
  );
}
