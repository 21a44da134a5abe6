import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../build/fresh.mjs';
import { contractJson, contractTypes } from './contract.ts';
import { routeTree } from './routes.ts';
import { sitePaths } from './sitePaths.ts';
import { staffOperations } from './staffOperations.ts';

export type GeneratedFile = { path: string; text: string };

export async function generatedFiles(): Promise<GeneratedFile[]> {
  const [json, types, routes, adminRoutes] = await Promise.all([
    contractJson(),
    contractTypes(),
    routeTree('src/web'),
    routeTree('src/web/admin'),
  ]);
  return [
    { path: 'src/contract/openapi.gen.json', text: json },
    { path: 'src/contract/openapi.gen.ts', text: types },
    { path: 'src/contract/staffOperations.gen.ts', text: staffOperations(json) },
    { path: 'src/contract/sitePaths.gen.ts', text: sitePaths([routes, adminRoutes]) },
    { path: 'src/web/routeTree.gen.ts', text: routes },
    { path: 'src/web/admin/routeTree.gen.ts', text: adminRoutes },
  ];
}

export async function staleFiles(): Promise<GeneratedFile[]> {
  const files = await generatedFiles();
  const current = await Promise.all(files.map(({ path }) => readFile(join(root, path), 'utf8').catch(() => null)));
  return files.filter((file, index) => current[index] !== file.text);
}
