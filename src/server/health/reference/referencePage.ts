import { createHash } from 'node:crypto';
import { resolve, specification } from '#server/http/specification.ts';
import { escapeHtml } from '#server/http/startPage.ts';
import { code, describeProperties, describeSchema } from './describeSchema.ts';
import type { Schema } from './describeSchema.ts';

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

type Referable<T> = T | { $ref: string };
type Content = Record<string, { schema: Schema; examples?: Record<string, Referable<{ value?: unknown }>> }>;

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: Record<string, string[]>[];
  parameters?: Referable<Parameter>[];
  requestBody?: Referable<{ content: Content }>;
  responses: Record<string, Referable<{ description?: string; content?: Content }>>;
  'x-codes'?: string[];
}

const contract = specification as unknown as {
  info: { title: string; version: string; description?: string };
  tags: { name: string; description?: string }[];
  paths: Record<string, Record<string, unknown>>;
  components: { schemas: Record<string, Schema> };
};

const style =
  'body{font:16px/1.5 Verdana,sans-serif;background:#FAF9F3;color:#2B2E1A;max-width:60rem;margin:0 auto;padding:1.5rem}' +
  'a{color:#46521A}code{font-size:.9em;overflow-wrap:anywhere}pre{overflow:auto;background:#fff;padding:.75rem}' +
  'table{border-collapse:collapse;width:100%}td{vertical-align:top;padding:.25rem .5rem .25rem 0}' +
  'article{border-top:1px solid #D9D6C3;padding:.75rem 0}h3{margin:.25rem 0}nav ul{columns:3 12rem;padding-left:1rem}';

export const referencePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

let page: string | undefined;

/** The contract as one page without a script, and the policy it needs. */
export const referencePage = (): { html: string; policy: string } => ({
  html: (page ??= render()),
  policy: referencePolicy,
});

function render(): string {
  const operations = Object.entries(contract.paths).flatMap(([path, item]) => {
    const { parameters: shared, ...methods } = item as { parameters?: Operation['parameters'] };
    return Object.entries(methods).map(([method, operation]) =>
      describeOperation(`${method.toUpperCase()} /api${path}`, operation as Operation, shared ?? []),
    );
  });
  const sections = contract.tags.map(({ name, description = '' }) => {
    const own = operations.filter(({ tag }) => tag === name).map(({ html }) => html);
    return `<section><h2 id="${escapeHtml(name)}">${escapeHtml(name)}</h2><p>${escapeHtml(description)}</p>${own.join('')}</section>`;
  });
  const schemas = Object.entries(contract.components.schemas).map(
    ([name, schema]) =>
      `<article id="schema-${escapeHtml(name)}"><h3>${escapeHtml(name)}</h3>${text(schema.description)}` +
      `${describeProperties(schema) || `<p>${describeSchema(schema)}</p>`}</article>`,
  );
  const links = contract.tags.map(({ name }) => `<li><a href="#${escapeHtml(name)}">${escapeHtml(name)}</a></li>`);
  const { title, version, description } = contract.info;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${escapeHtml(title)}</title><style>${style}</style></head><body><main>` +
    `<h1>${escapeHtml(title)} ${escapeHtml(version)}</h1>${text(description)}` +
    `<nav aria-label="Tags"><ul>${links.join('')}<li><a href="#schemas">schemas</a></li></ul></nav>` +
    `${sections.join('')}<section><h2 id="schemas">schemas</h2>${schemas.join('')}</section></main></body></html>`
  );
}

function describeOperation(title: string, operation: Operation, shared: Referable<Parameter>[]) {
  const parameters = [...shared, ...(operation.parameters ?? [])].map((parameter) => resolve(parameter));
  const login = (operation.security ?? []).flatMap((one) => Object.keys(one));
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><td>${code(name)} <small>${place}${required ? '' : ', optional'}</small></td><td>${describeSchema(schema)}</td></tr>`,
  );
  const html =
    `<article id="${operation.operationId}"><h3>${code(title)}</h3><p>${escapeHtml(operation.summary)}` +
    `${login.length > 0 ? ` <small>login: ${escapeHtml(login.join(', '))}</small>` : ''}</p>${text(operation.description)}` +
    `${rows.length > 0 ? `<table>${rows.join('')}</table>` : ''}` +
    `${operation.requestBody ? contentOf('Body', resolve(operation.requestBody).content) : ''}` +
    `${Object.entries(operation.responses)
      .map(([status, response]) => answerOf(status, resolve(response)))
      .join('')}` +
    `<p><small>codes: ${(operation['x-codes'] ?? []).map(code).join(' ')}</small></p></article>`;
  return { tag: operation.tags[0], html };
}

/** Refusals all look alike, and their codes are listed. */
const answerOf = (status: string, { content = {} }: { content?: Content }): string =>
  status.startsWith('2') ? contentOf(status, content) || `<p>${code(status)}</p>` : '';

const contentOf = (title: string, content: Content): string =>
  Object.entries(content)
    .map(([type, { schema, examples = {} }]) => {
      const [example] = Object.values(examples).map((one) => resolve(one).value);
      const shown = typeof example === 'string' ? example : JSON.stringify(example, null, 2);
      return (
        `<p>${escapeHtml(title)} <small>${escapeHtml(type)}</small> ${describeSchema(schema)}</p>` +
        `${describeProperties(schema)}${example === undefined ? '' : `<pre>${escapeHtml(shown)}</pre>`}`
      );
    })
    .join('');

const text = (words: string | undefined): string => (words ? `<p>${escapeHtml(words)}</p>` : '');
