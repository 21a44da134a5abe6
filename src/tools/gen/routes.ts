import { cp, mkdtemp, mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { root } from '../build/fresh.mjs';
import { routeTreeOptions } from '../build/routeTreeOptions.ts';

/** `folder` holds the routes, and the tree beside them. */
export async function routeTree(folder: string): Promise<string> {
  await mkdir(join(root, '.cache'), { recursive: true });
  const copy = await mkdtemp(join(root, '.cache', 'routes-'));
  try {
    await cp(join(root, folder, 'routes'), join(copy, 'routes'), { recursive: true });
    const config = getConfig(
      {
        ...routeTreeOptions,
        routesDirectory: join(copy, 'routes'),
        generatedRouteTree: join(copy, 'routeTree.gen.ts'),
        tmpDir: join(copy, 'tmp'),
        disableLogging: true,
      },
      copy,
    );
    await new Generator({ config, root: copy }).run();
    return await readFile(join(copy, 'routeTree.gen.ts'), 'utf8');
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
