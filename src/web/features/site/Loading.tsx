import { useLingui } from '@lingui/react/macro';
import { Main } from '#web/ui/Main.tsx';
import { Spinner } from '#web/ui/Spinner.tsx';

export function Loading() {
  const { t } = useLingui();
  return <Spinner delay={100} label={t({ id: 'common.loading', message: 'Laden…' })} />;
}

export function LoadingPage() {
  return (
    <Main>
      <Loading />
    </Main>
  );
}
