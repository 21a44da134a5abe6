import { Trans } from '@lingui/react/macro';
import { Note } from '#web/ui/Note.tsx';

export function RoleGone() {
  return (
    <Note>
      <p>
        <Trans id="admin.role.gone">Deze rol is er niet meer.</Trans>
      </p>
    </Note>
  );
}
