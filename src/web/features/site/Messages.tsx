import { useLingui } from '@lingui/react/macro';
import { useMatch } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart, PartFailure } from '#web/i18n/lazyScreen.ts';
import { useAgainOnline } from './useAgainOnline.ts';

const Toaster = lazyPart('booking', () => import('#web/ui/Toaster.tsx'), 'Toaster');

/** The start page shows no toasts when it is opened first, so it does not load them. */
export function Messages() {
  const { t } = useLingui();
  const onStart = useMatch({ from: '/', shouldThrow: false }) !== undefined;
  const [shown, setShown] = useState(!onStart);
  if (!onStart && !shown) setShown(true);
  if (!shown) return null;
  return (
    <PartFailure value={quietly}>
      <Suspense fallback={null}>
        <Toaster
          label={t({ id: 'site.messages', message: 'Meldingen (F6)' })}
          closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
        />
      </Suspense>
    </PartFailure>
  );
}

/** Nobody asked for it, so nothing says that it is missing. */
const quietly = (onRetry: () => void): ReactNode => <AgainOnline onRetry={onRetry} />;

function AgainOnline({ onRetry }: { onRetry: () => void }) {
  useAgainOnline(onRetry);
  return null;
}
