import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generatedPaths, root } from '../build/fresh.mjs';
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
    { path: generatedPaths.json, text: json },
    { path: generatedPaths.types, text: types },
    { path: generatedPaths.staffOperations, text: staffOperations(json) },
    { path: generatedPaths.sitePaths, text: sitePaths([routes, adminRoutes]) },
    { path: generatedPaths.routes, text: routes },
    { path: generatedPaths.adminRoutes, text: adminRoutes },
  ];
}

export async function staleFiles(): Promise<GeneratedFile[]> {
  const files = await generatedFiles();
  const current = await Promise.all(files.map(({ path }) => readFile(join(root, path), 'utf8').catch(() => null)));
  return files.filter((file, index) => current[index] !== file.text);
}
