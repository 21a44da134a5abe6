import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { AuditEntry } from '#contract/names.ts';
import { Button } from '#web/ui/Button.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { useMayOpen } from '../shell/useMayOpen.ts';
import { auditedPage } from './auditedPage.ts';
import * as css from './Audit.css.ts';

type AuditedObjectProps = {
  entry: AuditEntry;
  kinds: Readonly<Record<string, string>>;
  onChoose: () => void;
};

/** What it was about, with a link where it has a page, and the way to all that was done with it. */
export function AuditedObject({ entry, kinds, onChoose }: AuditedObjectProps) {
  const page = auditedPage(entry.object, entry.new);
  const mayOpen = useMayOpen();
  const { object } = entry;
  const kind = object.slice(0, object.indexOf(':'));
  const label = kinds[kind] ?? kind;
  return (
    <span className={css.object}>
      {page === null || !mayOpen(page.to) ? (
        <span>{label}</span>
      ) : (
        <Link {...page} className={linkClass}>
          {label}
        </Link>
      )}
      <Button kind="text" size="small" onClick={onChoose}>
        <Trans id="admin.audit.thisObject">Alles hierover</Trans>
      </Button>
    </span>
  );
}
