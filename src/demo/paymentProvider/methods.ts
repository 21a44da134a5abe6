import type { MethodId } from './types.ts';

export interface Method {
  id: MethodId;
  description: string;
  /** Inclusive, in cents. */
  minimumCents: number;
  maximumCents: number;
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

export function expiryMinutes(ids: readonly MethodId[]): number {
  return Math.min(...METHODS.filter((method) => ids.includes(method.id)).map((method) => method.expiryMinutes));
}
