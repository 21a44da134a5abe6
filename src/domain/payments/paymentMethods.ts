import type { FieldError } from '../values/fieldErrors.ts';
import type { Language } from '../values/translated.ts';

export const paymentMethods = ['ideal', 'creditcard', 'bancontact'] as const;

export type MethodId = (typeof paymentMethods)[number];

/** The methods that the site knows, in this order. */
export function supportedMethods<T extends { id: string }>(
  offered: readonly T[],
  order: readonly MethodId[] = paymentMethods,
): T[] {
  return order.flatMap((method) => offered.find(({ id }) => id === method) ?? []);
}

export const isSupported = (method: string): method is MethodId =>
  (paymentMethods as readonly string[]).includes(method);

/** A method of the venue; their order is that of the list. */
export interface MethodSetting {
  id: MethodId;
  enabled: boolean;
}

export const methodSettingsOf = (settings: MethodSetting[] | undefined): MethodSetting[] =>
  settings ?? paymentMethods.map((id) => ({ id, enabled: true }));

export const enabledMethods = (settings: MethodSetting[] | undefined): MethodId[] =>
  methodSettingsOf(settings).flatMap(({ id, enabled }) => (enabled ? [id] : []));

/** Codes: `duplicate`, and `too_few` without any method to pay with. */
export function methodErrors(settings: readonly MethodSetting[]): FieldError[] {
  if (settings.every(({ enabled }) => !enabled)) return [{ pointer: '', code: 'too_few' }];
  return settings.flatMap(({ id }, index) =>
    settings.findIndex((other) => other.id === id) < index ? [{ pointer: `/${index}/id`, code: 'duplicate' }] : [],
  );
}

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
