import { Trans, useLingui } from '@lingui/react/macro';
import { useRef, useLayoutEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { checkVenueTheme } from '#domain/catalog/venueTheme.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { applyVenueTheme } from '#web/ui/theme/applyVenueTheme.ts';
import { ColorFailures } from './ColorFailures.tsx';
import * as css from './Settings.css.ts';
import type { SettingsFormRef } from './SettingsPage.tsx';

/** The site's own parts in the colours of the form, and which of them could not be read. */
export function ThemePreview({ form }: { form: SettingsFormRef }) {
  const { t } = useLingui();
  const theme = useWatch({ control: form.control, name: 'theme' }) as Record<string, string>;
  const chosen = Object.fromEntries(Object.entries(theme).filter(([, color]) => color !== ''));
  const check = checkVenueTheme(chosen);
  const ref = useRef<HTMLDivElement>(null);
  const colors = JSON.stringify(chosen);
  useLayoutEffect(() => {
    if (ref.current === null) return;
    ref.current.removeAttribute('style');
    applyVenueTheme(JSON.parse(colors) as Record<string, string>, ref.current);
  }, [colors]);
  return (
    <>
      <div role="status">{check.ok ? null : <ColorFailures check={check} />}</div>
      <div
        ref={ref}
        className={css.samples}
        role="group"
        aria-label={t({ id: 'settings.colors.preview', message: 'Voorbeeld' })}
      >
        <div className={css.samplesRow}>
          <Button>
            <Trans id="settings.colors.button">Reserveren</Trans>
          </Button>
          <Button kind="soft">
            <Trans id="settings.colors.soft">Voeg toe</Trans>
          </Button>
          <Button kind="outline">
            <Trans id="settings.colors.outline">Vorige</Trans>
          </Button>
        </div>
        <Note>
          <p>
            <Trans id="settings.colors.note">Zo ziet een uitleg eruit.</Trans>
          </p>
        </Note>
        <Note kind="swim">
          <p>
            <Trans id="settings.colors.swim">Zo ziet een badkledingdag eruit.</Trans>
          </p>
        </Note>
      </div>
    </>
  );
}
