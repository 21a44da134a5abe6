import { escapeHtml } from '#server/http/startPage.ts';

export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  allOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
  description?: string;
  [limit: string]: unknown;
}

const limits = ['format', 'pattern', 'minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'];

/** One line: what a value is; of a named schema its name, as a link. */
export function describeSchema(schema: Schema): string {
  if (schema.$ref) return linkTo(schema.$ref);
  const choices = schema.anyOf ?? schema.allOf;
  if (choices) return choices.map(describeSchema).join(schema.anyOf ? ' or ' : ' and ');
  if (schema.enum) return schema.enum.map((value) => code(JSON.stringify(value))).join(' ');
  const type = [schema.type ?? 'object'].flat().join(' or ');
  const items = schema.items ? ` of ${describeSchema(schema.items)}` : '';
  const given = limits
    .filter((name) => schema[name] !== undefined)
    .map((name) => `${name} ${code(String(schema[name]))}`);
  return `${escapeHtml(type)}${items}${given.length > 0 ? ` <small>${given.join(', ')}</small>` : ''}`;
}

/** The properties of an object as rows; nothing for any other value. */
export function describeProperties(schema: Schema): string {
  const rows = Object.entries(schema.properties ?? {}).map(([name, property]) => {
    const must = schema.required?.includes(name) ? '' : ' <small>optional</small>';
    return `<tr><td>${code(name)}${must}</td><td>${describeSchema(property)}</td></tr>`;
  });
  return rows.length === 0 ? '' : `<table>${rows.join('')}</table>`;
}

const linkTo = (reference: string): string => {
  const name = escapeHtml(reference.split('/').at(-1) ?? '');
  return `<a href="#schema-${name}">${name}</a>`;
};

export const code = (text: string): string => `<code>${escapeHtml(text)}</code>`;
