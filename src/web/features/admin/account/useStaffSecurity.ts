import { useQueryClient } from '@tanstack/react-query';
import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { staffSecurityMachine } from '#machines/staffSecurity/staffSecurity.machine.ts';
import { staffSecurityActors } from '#web/actors/staffSecurity.actors.ts';

export type StaffSecurityRef = ActorRefFrom<typeof staffSecurityMachine>;

export function useStaffSecurity(): StaffSecurityRef {
  const client = useQueryClient();
  const [machine] = useState(() => staffSecurityMachine.provide({ actors: staffSecurityActors(client) }));
  return useActorRef(machine);
}
