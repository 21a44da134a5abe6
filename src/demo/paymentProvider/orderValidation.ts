import { METHODS, findMethod } from './methods.ts';
import type { Method } from './methods.ts';
import { parseValue } from './money.ts';
import { ApiProblem } from './types.ts';
import type { MethodId, Order } from './types.ts';

type Fields = Record<string, unknown>;

const ORDER_FIELDS =
  'amount description redirectUrl cancelUrl webhookUrl method cardToken locale metadata sequenceType'.split(' ');
const METADATA_BYTES = 1024;

/** Reads the body of `POST /v2/payments`; throws an `ApiProblem` 400 or 422 that names the field. */
export function validateOrder(body: unknown, acceptLoopbackWebhooks: boolean): Order {
  const fields = asFields(body);
  const methods = readMethods(fields['method']);
  const webhookUrl = readUrl(fields, 'webhookUrl');
  if (webhookUrl !== null && !acceptLoopbackWebhooks && isLoopback(webhookUrl)) {
    throw refusal('The webhook URL is invalid because it is unreachable from our point of view', 'webhookUrl');
  }
  const redirectUrl = readUrl(fields, 'redirectUrl');
  if (redirectUrl === null) throw refusal('The redirect URL is required', 'redirectUrl');
  const order: Order = {
    cents: readMethodAmount(fields['amount'], methods),
    description: readText(fields, 'description').slice(0, 255),
    redirectUrl,
    cancelUrl: readUrl(fields, 'cancelUrl'),
    webhookUrl,
    offeredMethods: methods.map((method): MethodId => method.id),
    cardToken: readPattern(fields, 'cardToken', /^tkn_[A-Za-z0-9]{4,64}$/),
    locale: readPattern(fields, 'locale', /^[a-z]{2}_[A-Z]{2}$/),
    metadata: readMetadata(fields['metadata']),
  };
  if (order.cardToken !== null && !order.offeredMethods.includes('creditcard')) {
    throw refusal('A card token is only allowed with method creditcard', 'cardToken');
  }
  return order;
}

/** Names the API does not know: accepted as Mollie does, but worth a report. */
export function unknownOrderFields(body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.keys(body).filter((name) => !ORDER_FIELDS.includes(name));
}

/** Reads the amount of a refund, in cents; throws an `ApiProblem` 400 or 422. */
export function validateRefund(body: unknown): { cents: number; description: string; metadata: unknown } {
  const fields = asFields(body);
  const description = fields['description'] === undefined ? '' : readText(fields, 'description').slice(0, 255);
  return { cents: readAmount(fields['amount']), description, metadata: readMetadata(fields['metadata']) };
}

/** Reads `{currency, value}` as cents, 1 or more; throws an `ApiProblem` 422. */
export function readAmount(amount: unknown): number {
  if (typeof amount !== 'object' || amount === null) throw refusal('The amount is required', 'amount');
  const { currency, value } = amount as Fields;
  if (currency !== 'EUR') throw refusal('The currency is not supported', 'amount.currency');
  if (typeof value !== 'string') throw refusal('The amount value must be a string', 'amount.value');
  const cents = parseValue(value);
  if (cents === null) throw refusal('The amount contains an invalid value, use two decimals', 'amount.value');
  if (cents === 0) throw refusal('The amount is lower than the minimum', 'amount');
  return cents;
}

function asFields(body: unknown): Fields {
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body as Fields;
  throw new ApiProblem(400, 'The request body must be a JSON object');
}

function readMethodAmount(amount: unknown, methods: Method[]): number {
  const cents = readAmount(amount);
  if (methods.every((method) => cents < method.minimumCents))
    throw refusal('The amount is lower than the minimum', 'amount');
  if (methods.every((method) => cents > method.maximumCents))
    throw refusal('The amount is higher than the maximum', 'amount');
  return cents;
}

function readMethods(value: unknown): Method[] {
  if (value === undefined || value === null) return [...METHODS];
  const methods = (Array.isArray(value) ? value : [value]).map(findMethod);
  if (methods.length === 0) return [...METHODS];
  return methods.map((method) => {
    if (!method) throw refusal('The payment method is invalid', 'method');
    return method;
  });
}

function readText(fields: Fields, name: string): string {
  const value = fields[name];
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw refusal(`The ${name} is invalid`, name);
}

function readPattern(fields: Fields, name: string, pattern: RegExp): string | null {
  const value = fields[name];
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && pattern.test(value)) return value;
  throw refusal(`The ${name} is invalid`, name);
}

function readUrl(fields: Fields, name: string): string | null {
  const value = fields[name];
  if (value === undefined || value === null) return null;
  if (typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw refusal(`The ${name} is invalid`, name);
}

function readMetadata(value: unknown): unknown {
  if (Buffer.byteLength(JSON.stringify(value ?? null)) > METADATA_BYTES)
    throw refusal('The metadata is too large', 'metadata');
  return value ?? null;
}

function isLoopback(url: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(new URL(url).hostname);
}

function refusal(detail: string, field: string): ApiProblem {
  return new ApiProblem(422, detail, field);
}
