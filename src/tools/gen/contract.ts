import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { $RefParser } from '@apidevtools/json-schema-ref-parser';
import openapiTS, { astToString } from 'openapi-typescript';
import { root } from '../build/fresh.mjs';

const source = join(root, 'openapi', 'openapi.yaml');
const options = { rootTypes: true, rootTypesNoSchemaPrefix: true };

export async function contractJson(): Promise<string> {
  const bundled = await $RefParser.bundle(source);
  return `${JSON.stringify(bundled, null, 2)}\n`;
}

export async function contractTypes(): Promise<string> {
  return `/* Generated from openapi/openapi.yaml by npm run gen. */\n\n${astToString(await openapiTS(pathToFileURL(source), options))}`;
}
