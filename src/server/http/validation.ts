import { Ajv2020 } from 'ajv/dist/2020.js';
import type { Options, ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import type { FastifySchemaCompiler, FastifySchema, FastifySchemaValidationError } from 'fastify';
import { isLocalDate } from '#domain/values/localDate.ts';
import type { FieldProblem } from './problem.ts';
import { contractSchema } from './routeSchemas.ts';

type Schema = Record<string, unknown>;

function contractAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, ...options });
  formats.default(ajv);
  ajv.addFormat('date', isLocalDate);
  return ajv.addSchema(contractSchema);
}

type Compile = (schema: Schema) => ValidateFunction;

/** The contract is read on the first use of any of its schemas, and each is compiled once in a process, on its own first use. */
function lateCompile(options: Options): Compile {
  let ajv: Ajv2020 | undefined;
  const made = new WeakMap<Schema, ValidateFunction>();
  const make: Compile = ({ $id: _, ...schema }) => {
    let compiled: ValidateFunction | undefined;
    const validate = (data: unknown): boolean => {
      ajv ??= contractAjv(options);
      compiled ??= ajv.compile(schema);
      const fits = compiled(data);
      validate.errors = compiled.errors;
      return fits;
    };
    validate.errors = undefined as ValidateFunction['errors'];
    return validate as ValidateFunction;
  };
  return (schema) => {
    const validate = made.get(schema) ?? make(schema);
    made.set(schema, validate);
    return validate;
  };
}

const compileAnswer = lateCompile({ allErrors: true });
const compileBody = lateCompile({ allErrors: true, useDefaults: true });
const compileText = lateCompile({ coerceTypes: 'array', useDefaults: true });

export function responseAjv(): Ajv2020 {
  const ajv = new Ajv2020();
  ajv.compile = compileAnswer as typeof ajv.compile;
  return ajv;
}

export const compileRequest: FastifySchemaCompiler<FastifySchema> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? compileBody : compileText)(schema as Schema) as ReturnType<
    FastifySchemaCompiler<FastifySchema>
  >;

const codesByKeyword: Record<string, string> = {
  required: 'required',
  additionalProperties: 'unknown',
  unevaluatedProperties: 'unknown',
  maxLength: 'too_long',
  minLength: 'too_short',
  maxItems: 'too_many',
  minItems: 'too_few',
  minimum: 'too_small',
  maximum: 'too_large',
  enum: 'not_allowed',
  const: 'not_allowed',
};

const prefixes: Record<string, string> = { querystring: '/query', params: '/path', headers: '/headers', body: '' };

/** What the contract allows: whoever sends longer names need not be told all of them. */
const longestPointer = 300;

/** What is wrong inside an alternative, such as that of an object or null, says more than that none of them fits. */
function withoutOuter(errors: FastifySchemaValidationError[]): FastifySchemaValidationError[] {
  const refused = errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath);
  const outer = refused.filter((path) => errors.some(({ instancePath }) => instancePath.startsWith(`${path}/`)));
  return errors.filter(({ keyword, instancePath }) => !outer.includes(instancePath) || !/^(anyOf|type)$/.test(keyword));
}

export function fieldProblems(errors: FastifySchemaValidationError[], part: string): FieldProblem[] {
  return withoutOuter(errors)
    .slice(0, 20)
    .map(({ keyword, instancePath, params }) => {
      const name = params['missingProperty'] ?? params['additionalProperty'] ?? params['unevaluatedProperty'];
      const inside = typeof name === 'string' ? `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` : '';
      const code =
        keyword === 'format' ? `${String(params['format']).replaceAll('-', '_')}_invalid` : codesByKeyword[keyword];
      const pointer = `${prefixes[part] ?? ''}${instancePath}${inside}`.slice(0, longestPointer);
      return { pointer, code: code ?? 'invalid' };
    });
}
