import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { RetryNote } from '#web/ui/RetryNote.tsx';
import { container } from '#web/ui/theme/layout.css.ts';
import { useAgainOnline } from './useAgainOnline.ts';

/** Tries again by itself once there is a connection. */
export function PartNotLoaded({ onRetry }: { onRetry: () => void }) {
  const { t } = useLingui();
  const ref = useRef<HTMLDivElement>(null);
  useAgainOnline(onRetry);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={ref} className={container}>
      <RetryNote label={t({ id: 'common.retry', message: 'Opnieuw proberen' })} onRetry={onRetry}>
        <Trans id="pages.part.not_loaded">Dit is niet geladen: je verbinding is even weg.</Trans>
      </RetryNote>
    </div>
  );
}
