import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { CARD_FIELD_STYLE, FIELD_LOOKS, cardFieldPage } from './cardFieldPage.ts';
import { CARD_FONT_PATH, readCardFont } from './cardFont.ts';
import { CARD_FIELD_SCRIPT } from './cardFieldScript.ts';
import type { CardField, CardFields } from './cardDesk.ts';
import { CARD_SCRIPT } from './cardScript.ts';
import type { Provider } from './provider.ts';
import { ApiProblem } from './types.ts';

const FIELDS = Object.keys(FIELD_LOOKS) as CardField[];
const STYLE_HASH = createHash('sha256').update(CARD_FIELD_STYLE).digest('base64');
const FRAME_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "font-src 'self'",
  "base-uri 'none'",
  'frame-ancestors http: https:',
].join('; ');
const SCRIPT_TYPE = 'text/javascript; charset=utf-8';

const cardSchema = {
  type: 'object',
  required: FIELDS,
  additionalProperties: false,
  properties: Object.fromEntries(FIELDS.map((field) => [field, { type: 'string', maxLength: 80 }])),
};

export function addCardRoutes(app: FastifyInstance, { cardDesk }: Provider): void {
  app.get('/v1/mollie.js', async (_request, reply) => reply.type(SCRIPT_TYPE).send(CARD_SCRIPT));
  app.get('/v1/card-field.js', async (_request, reply) => reply.type(SCRIPT_TYPE).send(CARD_FIELD_SCRIPT));

  app.get(CARD_FONT_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('font/ttf').send(readCardFont()),
  );

  app.get<{ Querystring: { field?: string; locale?: string } }>('/v1/card-field', async ({ query }, reply) => {
    const field = FIELDS.find((cardField) => cardField === query.field);
    if (!field) throw new ApiProblem(404, 'There is no such field');
    return reply
      .header('content-security-policy', FRAME_POLICY)
      .header('referrer-policy', 'no-referrer')
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(cardFieldPage(field, query.locale ?? ''));
  });

  app.post<{ Body: CardFields }>('/v1/card-tokens', { schema: { body: cardSchema } }, async ({ body }, reply) => {
    const answer = cardDesk.issue(body);
    return reply.code('token' in answer ? 201 : 422).send(answer);
  });
}
