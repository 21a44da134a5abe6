import type { Language } from '../values/translated.ts';

export const paymentMethods = ['ideal', 'creditcard', 'bancontact'] as const;

export function supportedMethods<T extends { id: string }>(offered: readonly T[]): T[] {
  return paymentMethods.flatMap((paymentMethod) => offered.find(({ id }) => id === paymentMethod) ?? []);
}

export type MethodId = (typeof paymentMethods)[number];

const firstMethods: Record<Language, MethodId> = {
  nl: 'ideal',
  en: 'ideal',
  de: 'creditcard',
  fr: 'bancontact',
};

/** The one that most who read this language pay with. */
export const firstMethod = (language: Language): MethodId => firstMethods[language];

/** Specification §4: the card has another name in the path. */
const orderNames: Record<MethodId, string> = { ideal: 'ideal', creditcard: 'card', bancontact: 'bancontact' };

export const orderNameOf = (method: string): string => orderNames[method as MethodId] ?? method;

export const orderedMethod = (name: string): MethodId | null =>
  paymentMethods.find((method) => orderNames[method] === name) ?? null;

export const takesCardToken = (method: string): boolean => method === 'creditcard';
