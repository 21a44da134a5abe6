import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Whose connections statements take. Visitors' is everything that has no other lane; questions are long ones of visitors;
 * lookouts tell who keeps others waiting; background is the work behind requests.
 */
export type LaneName = 'visitors' | 'questions' | 'staff' | 'lookouts' | 'background';

/** Who others wait for; `id` is the staff member's. */
export interface Holder {
  kind: 'visitor' | 'staff' | 'payment' | 'system';
  id: string | null;
}

interface Lane {
  name: LaneName;
  holder: Holder | null;
}

const lanes = new AsyncLocalStorage<Lane>();

const visitors: Lane = { name: 'visitors', holder: null };

export const currentLane = (): Lane => lanes.getStore() ?? visitors;

/** The work's statements go by the connections of staff; its transactions say who holds what they lock. */
export const inStaffLane = <T>(staffId: string | null, work: () => T): T =>
  lanes.run({ name: 'staff', holder: { kind: 'staff', id: staffId } }, work);

/** However many calendars and plans are asked for, they leave connections to everything else. */
export const inQuestionLane = <T>(work: () => T): T => lanes.run({ name: 'questions', holder: null }, work);

/** Staff who wait for the work read that a payment is being settled. Its lane stays. */
export const settlingPayment = <T>(work: () => T): T =>
  lanes.run({ name: currentLane().name, holder: { kind: 'payment', id: null } }, work);

/** The work's statements wait for nobody of the other lanes. */
export const inLookoutLane = <T>(work: () => T): T => lanes.run({ name: 'lookouts', holder: null }, work);

/** What goes over the rows of a venue keeps no visitor from a connection, and is planned for its values. */
export const inBackgroundLane = <T>(work: () => T): T => lanes.run({ name: 'background', holder: null }, work);

/** What a connection is called in `pg_stat_activity`: so those who wait for it learn whose it is. */
export const connectionName = ({ kind, id }: Holder): string => (id === null ? `kuur ${kind}` : `kuur ${kind} ${id}`);

/** Null for a connection that is none of ours. */
export function holderOf(name: string): Holder | null {
  const [, kind, id = null] = /^kuur (visitor|staff|payment|system)(?: (\S+))?$/.exec(name) ?? [];
  return kind === undefined ? null : { kind: kind as Holder['kind'], id };
}
