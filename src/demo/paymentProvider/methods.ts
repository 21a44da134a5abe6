import type { MethodId } from './types.ts';

export interface Method {
  id: MethodId;
  description: string;
  /** Inclusive bounds in cents. */
  minimumCents: number;
  maximumCents: number;
  /** Minutes after which an unpaid payment expires. */
  expiryMinutes: number;
}

export const METHODS: readonly Method[] = [
  { id: 'ideal', description: 'iDEAL | Wero', minimumCents: 1, maximumCents: 5_000_000, expiryMinutes: 15 },
  { id: 'creditcard', description: 'Creditcard', minimumCents: 1, maximumCents: 1_000_000, expiryMinutes: 30 },
  { id: 'bancontact', description: 'Bancontact', minimumCents: 2, maximumCents: 5_000_000, expiryMinutes: 60 },
];

export function findMethod(id: unknown): Method | undefined {
  return METHODS.find((method) => method.id === id);
}

export function methodName(id: MethodId | null): string {
  return findMethod(id)?.description ?? 'Nog niet gekozen';
}

/** The shortest time any of the methods allows. */
export function expiryMinutes(ids: readonly MethodId[]): number {
  return Math.min(...METHODS.filter((method) => ids.includes(method.id)).map((method) => method.expiryMinutes));
}
