import { useLingui } from '@lingui/react/macro';
import { Main } from '#web/ui/Main.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

/** A page that is being loaded. */
export function Loading() {
  const { t } = useLingui();
  return (
    <Main>
      <Spinner delay={100} label={t({ id: 'common.loading', message: 'Laden…' })} />
    </Main>
  );
}
