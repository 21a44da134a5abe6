import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { PasskeyList } from '#web/features/people/passkeys/PasskeyList.tsx';
import { staffPasskeysQuery } from '#web/queries/admin/passkeys.ts';
import { hasPasskeys } from '#web/queries/passkeyCeremonies.ts';
import { Button } from '#web/ui/Button.tsx';
import type { StaffSecurityRef } from './useStaffSecurity.ts';

export function StaffPasskeys({ security }: { security: StaffSecurityRef }) {
  const { data = [] } = useQuery(staffPasskeysQuery);
  return (
    <>
      {data.length === 0 ? null : (
        <PasskeyList passkeys={data} onRemove={(id) => security.send({ type: 'passkeyRemoval.requested', id })} />
      )}
      {hasPasskeys() ? (
        <div>
          <Button kind="outline" onClick={() => security.send({ type: 'passkey.requested' })}>
            <Trans id="passkey.add">Passkey toevoegen</Trans>
          </Button>
        </div>
      ) : null}
    </>
  );
}
