import { Trans, useLingui } from '@lingui/react/macro';
import { useRouter, type ErrorComponentProps } from '@tanstack/react-router';
import { failureCode } from '#machines/failureCode.ts';
import { errorSentence } from '#web/i18n/errorSentences.ts';
import { Button } from '#web/ui/Button.tsx';
import { MessagePage } from './MessagePage.tsx';

/** Browsers do not request a failed script again, so retrying then needs a new document. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const again = (): void => {
    const isResponse = typeof error === 'object' && error !== null && 'status' in error;
    if (!isResponse && navigator.onLine) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <MessagePage
      title={t({ id: 'pages.error.title', message: 'Deze pagina is niet geladen' })}
      text={i18n._(errorSentence(failureCode(error)))}
      action={
        <Button onClick={again}>
          <Trans id="common.retry">Opnieuw proberen</Trans>
        </Button>
      }
    />
  );
}
