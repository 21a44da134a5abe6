import { ANSWER_KINDS, BEFORE_KINDS } from './faults.ts';
import { METHODS } from './methods.ts';

const id = { type: 'string' };
const cents = { type: 'integer', minimum: 1 };

const faultRule = {
  type: 'object',
  required: ['kind'],
  additionalProperties: false,
  properties: {
    kind: { enum: [...BEFORE_KINDS, ...ANSWER_KINDS] },
    when: { enum: ['before', 'after'] },
    match: { type: 'string' },
    count: { type: 'integer', minimum: 1 },
    rate: { type: 'number', minimum: 0, maximum: 1 },
    seed: { type: 'integer' },
  },
};

function bodyWith(required: string[], properties: Record<string, unknown>): object {
  return { type: 'object', required, additionalProperties: false, properties };
}

function pathWith(statuses: string[]): object {
  return { type: 'object', properties: { id, status: { enum: statuses } } };
}

/** What the control port accepts; anything else is answered with 400. */
export const controlSchemas = {
  movePayment: {
    params: pathWith(['open', 'pending', 'authorized', 'paid', 'canceled', 'expired', 'failed']),
    body: {
      ...bodyWith([], {
        force: { type: 'boolean' },
        method: { enum: METHODS.map((method) => method.id) },
        failureReason: { type: 'string' },
      }),
      type: ['object', 'null'],
    },
  },
  moveRefund: { params: pathWith(['queued', 'pending', 'processing', 'refunded', 'failed', 'canceled']) },
  chargeBack: { body: bodyWith(['id'], { id, cents }) },
  deliver: {
    body: bodyWith(['id'], {
      id: { anyOf: [id, { type: 'array', items: id, minItems: 1 }] },
      times: { type: 'integer', minimum: 1, maximum: 1000 },
      parallel: { type: 'boolean' },
      delayMs: { type: 'integer', minimum: 0, maximum: 60_000 },
      order: { enum: ['given', 'reversed'] },
    }),
  },
  hold: { body: bodyWith(['hold'], { hold: { type: 'boolean' } }) },
  faults: { body: { type: 'array', items: faultRule } },
  clock: { body: bodyWith(['advance'], { advance: { type: 'number', minimum: 0 } }) },
};
