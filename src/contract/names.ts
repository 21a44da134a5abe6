import type { Mail, StartSection } from './openapi.gen.ts';

export type * from './openapi.gen.ts';

export type FlowStart = StartSection['flowStarts'][number];
export type StaffMail = Mail;
