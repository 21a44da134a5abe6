// Types only: nothing is loaded.
// oxlint-disable-next-line oxc/no-barrel-file
import type { Mail, StartSection } from './openapi.gen.ts';

export type * from './openapi.gen.ts';

export type FlowStart = StartSection['flowStarts'][number];
export type StaffMail = Mail;
