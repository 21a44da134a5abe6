import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Button } from '#web/ui/Button.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import * as css from './Audit.css.ts';

type AuditedObjectProps = {
  /** 'kind:id'. */
  object: string;
  kinds: Readonly<Record<string, string>>;
  onChoose: () => void;
};

/** What it was about, with a link where it has a page, and the way to all that was done with it. */
export function AuditedObject({ object, kinds, onChoose }: AuditedObjectProps) {
  const [kind = '', id = ''] = object.split(':');
  return (
    <span className={css.object}>
      <ObjectLink kind={kind} id={id} label={kinds[kind] ?? kind} />
      <Button kind="text" size="small" onClick={onChoose}>
        <Trans id="admin.audit.thisObject">Alles hierover</Trans>
      </Button>
    </span>
  );
}

function ObjectLink({ kind, id, label }: { kind: string; id: string; label: string }) {
  const settingsPage = settingsPages[id];
  if (kind === 'settings' && settingsPage !== undefined) {
    return (
      <Link to={settingsPage} className={linkClass}>
        {label}
      </Link>
    );
  }
  const to = kind === 'settings' ? undefined : pages[kind];
  if (to === undefined || id === 'all') return <span>{label}</span>;
  return (
    <Link to={to} params={{ id }} className={linkClass}>
      {label}
    </Link>
  );
}

const pages: Partial<Record<string, '/admin/customers/$id' | '/admin/users/$id' | '/admin/roles/$id'>> = {
  customer: '/admin/customers/$id',
  staffUser: '/admin/users/$id',
  staffRole: '/admin/roles/$id',
};

const settingsPages: Partial<Record<string, SettingsPagePath>> = {
  general: '/admin/settings',
  products: '/admin/settings/products',
  payments: '/admin/settings/payments',
  venue: '/admin/settings/branding',
  mails: '/admin/settings/mails',
  legal: '/admin/settings/legal',
};

type SettingsPagePath =
  | '/admin/settings'
  | '/admin/settings/products'
  | '/admin/settings/payments'
  | '/admin/settings/branding'
  | '/admin/settings/mails'
  | '/admin/settings/legal';
