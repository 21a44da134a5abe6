import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { container } from '#web/ui/theme/layout.css.ts';

/** Tries again by itself once there is a connection. */
export function PartNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const connected = (): void => retry();
    ref.current?.scrollIntoView({ block: 'center' });
    window.addEventListener('online', connected);
    return () => window.removeEventListener('online', connected);
  }, []);
  return (
    <div ref={ref} className={container}>
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={onRetry}>
        <Trans id="pages.part.not_loaded">Dit is niet geladen: je verbinding is even weg.</Trans>
      </RetryNote>
    </div>
  );
}
