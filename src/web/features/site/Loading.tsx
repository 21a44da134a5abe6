import { useLingui } from '@lingui/react/macro';
import { Main } from '#web/ui/Main.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

/** A part of a page that is being loaded. */
export function Loading() {
  const { t } = useLingui();
  return <Spinner delay={100} label={t({ id: 'common.loading', message: 'Laden…' })} />;
}

/** A page that is being loaded. */
export function LoadingPage() {
  return (
    <Main>
      <Loading />
    </Main>
  );
}
