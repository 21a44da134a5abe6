import { useLingui } from '@lingui/react/macro';
import type { ResourceKind } from '#contract/names.ts';

type Role = ResourceKind['role'];

export function useRoleWords(): Record<Role, string> {
  const { t } = useLingui();
  return {
    therapist: t({ id: 'resource.role.therapist', message: 'Therapeuten' }),
    room: t({ id: 'resource.role.room', message: 'Ruimtes' }),
    device: t({ id: 'resource.role.device', message: 'Bedden en apparaten' }),
  };
}
