import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { linkClass } from '#web/ui/Link.css.ts';
import { Note } from '#web/ui/Note.tsx';
import { AdminPage } from '../kit/AdminPage.tsx';

/** In place of a page that this role may not open. */
export function NotAllowed() {
  const { t } = useLingui();
  return (
    <AdminPage title={t({ id: 'admin.notAllowed.title', message: 'Geen toegang' })}>
      <Note>
        <p>
          <Trans id="admin.notAllowed.text">
            Deze pagina hoort niet bij je rol. Wie je collega’s beheert, kan je rol wijzigen.
          </Trans>
        </p>
        <Link to="/admin/products" className={linkClass}>
          <Trans id="admin.notAllowed.back">Naar de producten</Trans>
        </Link>
      </Note>
    </AdminPage>
  );
}
