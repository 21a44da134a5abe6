import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { refusedBy } from '#machines/failureCode.ts';
import { refusedText } from '#web/i18n/refusedText.ts';
import { checkProvider } from '#web/queries/admin/settings.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import * as css from './Settings.css.ts';

/** Asks the payment service now what it offers. */
export function ProviderCheck() {
  const { t } = useLingui();
  const { data, error, isPending, mutate } = useMutation(checkProvider);
  const offered = data?.methods.join(', ') ?? '';
  return (
    <>
      <div className={css.buttons}>
        <Button
          kind="outline"
          busyLabel={isPending && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() => mutate()}
        >
          <Trans id="settings.provider.check">Verbinding met de betaaldienst testen</Trans>
        </Button>
      </div>
      <div role="status">
        {data === undefined ? null : (
          <Note kind="success" title={t({ id: 'settings.provider.works', message: 'De betaaldienst antwoordt' })}>
            <p>
              <Trans id="settings.provider.offers">Aangeboden: {offered}.</Trans>{' '}
              {data.mode === 'test' ? (
                <Trans id="settings.provider.test">Dit is een testverbinding: er wordt niets afgeschreven.</Trans>
              ) : null}
            </p>
          </Note>
        )}
        {error === null ? null : (
          <Note kind="danger">
            <p>{refusedText(refusedBy(error))}</p>
          </Note>
        )}
      </div>
    </>
  );
}
