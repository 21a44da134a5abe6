import { useLingui } from '@lingui/react/macro';
import { Main } from '#web/ui/Main.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';
import * as css from './Site.css.ts';

export function Loading() {
  const { t } = useLingui();
  return (
    <div className={css.loading}>
      <Spinner delay={100} label={t({ id: 'common.loading', message: 'Laden…' })} />
    </div>
  );
}

export function LoadingPage() {
  return (
    <Main>
      <Loading />
    </Main>
  );
}
