import type { SnapshotFrom } from 'xstate';
import type { selfServiceMachine } from '#machines/selfService/selfService.machine.ts';
import type { SelfServiceEvent } from '#machines/selfService/selfService.types.ts';

export type SelfServiceSnapshot = SnapshotFrom<typeof selfServiceMachine>;

export type SendSelfService = (event: SelfServiceEvent) => void;
