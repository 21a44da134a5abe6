import { useLingui } from '@lingui/react/macro';
import { useMatch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';

const Toaster = lazy(async () => ({ default: (await import('#web/ui/Toaster.tsx')).Toaster }));

/** The start page shows no toasts when it is opened first, so it does not load them. */
export function Messages() {
  const { t } = useLingui();
  const onStart = useMatch({ from: '/', shouldThrow: false }) !== undefined;
  const [shown, setShown] = useState(!onStart);
  if (!onStart && !shown) setShown(true);
  if (!shown) return null;
  return (
    <Suspense fallback={null}>
      <Toaster
        label={t({ id: 'site.messages', message: 'Meldingen (F6)' })}
        closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
      />
    </Suspense>
  );
}
