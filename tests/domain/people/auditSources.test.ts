import { expect, test } from 'vitest';
import document from '#contract/openapi.gen.json' with { type: 'json' };
import { auditSourceOf } from '#domain/people/auditSources.ts';
import { auditedFields } from '#server/trail/auditedFields.ts';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

const schemas = document.components.schemas as unknown as Record<string, Schema>;

/** Names of the fields of a schema, at any depth. */
const fieldsOf = ({ $ref, anyOf = [], items, properties = {} }: Schema): string[] => [
  ...($ref === undefined ? [] : fieldsOf(schemas[$ref.split('/').at(-1)!]!)),
  ...[...anyOf, ...(items ? [items] : []), ...Object.values(properties)].flatMap(fieldsOf),
  ...Object.keys(properties),
];

const forms = `ProductForm CollectionForm ProductGroupForm CategoryForm FlowForm StartPage PromoCodeForm
  ResourceForm SkillForm Roster RosterExceptionForm PoolForm PoolExceptionForm`.split(/\s+/);

test('it is known of every field with ids what they stand for, of those inside values too', () => {
  const fields = [
    ...Object.values(auditedFields).flatMap(({ values }) => [...values] as string[]),
    ...forms.flatMap((name) => fieldsOf(schemas[name]!)),
  ];
  const idFields = [...new Set(fields)].filter((field) => /Ids?$/.test(field));
  expect(idFields.length).toBeGreaterThan(15);
  expect(idFields.filter((field) => auditSourceOf(field) === null)).toEqual([]);
  expect(auditSourceOf('mergedFrom')).toBe('customer');
  expect(auditSourceOf('name')).toBeNull();
});
