import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessagePage } from '#web/features/site/MessagePage.tsx';
import { buttonClass } from '#web/ui/Button.css.ts';

export function AdminNotFound() {
  const { t } = useLingui();
  return (
    <MessagePage
      title={t({ id: 'pages.not_found.title', message: 'Oops.. pagina niet gevonden' })}
      text={<Trans id="pages.not_found.text">Het lijkt erop dat de pagina die je zoekt niet bestaat.</Trans>}
      action={
        <Link to="/admin/products" className={buttonClass({ kind: 'filled' })}>
          <Trans id="admin.notFound.back">Naar het beheer</Trans>
        </Link>
      }
    />
  );
}
