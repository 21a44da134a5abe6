import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/Button.css.ts';
import { MessagePage } from './MessagePage.tsx';

export function NotFoundPage() {
  const { t } = useLingui();
  return (
    <MessagePage
      picture="olijftak"
      title={t({ id: 'pages.not_found.title', message: 'Oops.. pagina niet gevonden' })}
      text={<Trans id="pages.not_found.text">Het lijkt erop dat de pagina die je zoekt niet bestaat.</Trans>}
      action={
        <Link to="/" className={buttonClass({ kind: 'filled' })}>
          <Trans id="pages.not_found.home">Terug naar home</Trans>
        </Link>
      }
    />
  );
}
