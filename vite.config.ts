/// <reference types="vitest/config" />
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { lingui } from '@lingui/vite-plugin';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { PluginOption, UserConfig } from 'vite';
import { adminPages } from './src/tools/build/adminPages.ts';
import { chunkGroups } from './src/tools/build/chunkGroups.ts';
import { frameParts } from './src/tools/build/frameParts.ts';
import { laterFiles } from './src/tools/build/laterFiles.ts';
import { linguiMacro } from './src/tools/build/linguiMacro.ts';
import { machinesPage } from './src/tools/build/machinesPage.ts';
import { messageParts } from './src/tools/build/messageParts.ts';
import { pagePreloads } from './src/tools/build/pagePreloads.ts';
import { readSite } from './src/tools/build/readSite.ts';
import { routeTreeOptions } from './src/tools/build/routeTreeOptions.ts';
import { shortMessageIds } from './src/tools/build/shortMessageIds.ts';
import { withoutMeta } from './src/tools/build/withoutMeta.ts';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** React's compiler makes components larger by half, so it only takes those that say 'use memo': the calendar's. */
function uiPlugins(): PluginOption[] {
  const configPath = at('locales/lingui.config.ts');
  return [
    linguiMacro(configPath),
    react({ compiler: { compilationMode: 'annotation' } }),
    lingui({ configPath, failOnCompileError: true }),
    messageParts(readSite),
    shortMessageIds(readSite),
    withoutMeta(),
    vanillaExtractPlugin(),
  ];
}

const routerPlugins = (generate: boolean): PluginOption[] =>
  ['src/web', 'src/web/admin'].map((folder) =>
    tanstackRouter({
      ...routeTreeOptions,
      routesDirectory: at(`${folder}/routes`),
      generatedRouteTree: at(`${folder}/routeTree.gen.ts`),
      enableRouteGeneration: generate,
    }),
  );

/** Packages of many small ES modules: in one file they are read at once. */
const packagesOfModules = [
  'kysely',
  'zod',
  'date-fns',
  /^@date-fns\//,
  'lru-cache',
  'p-limit',
  'htmlparser2',
  'entities',
  'yocto-queue',
  'ical-generator',
];

/** The API of our own sources, what it loads later beside it; most packages stay imports. */
function serverBuild(mode: string): UserConfig {
  const isForTests = mode === 'e2e';
  return {
    root: at('.'),
    publicDir: false,
    ssr: { noExternal: packagesOfModules },
    build: {
      ssr: true,
      outDir: isForTests ? 'dist/server-test' : 'dist/server',
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: {
          main: isForTests ? 'tests/support/testServer/main.ts' : 'src/server/main.ts',
          planningThread: 'src/server/adapters/planning/planningThread.ts',
          smtpThread: 'src/server/adapters/mail/smtpThread.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name].js', minify: 'dce-only' },
      },
    },
  };
}

/** 'kit~index~login.css' → 'kit'. */
const shortName = (name: string): string => name.split(/[~.]/, 1)[0] ?? name;

/** The site of visitors, or the back office beside it: builds of their own, so neither has a byte of the other. */
function webConfig(command: 'build' | 'serve', isAdmin: boolean): UserConfig {
  const assets = isAdmin ? 'assets/admin' : 'assets';
  return {
    root: at('src/web'),
    // React has it itself.
    resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
    publicDir: isAdmin ? false : 'public',
    plugins: [
      routerPlugins(command === 'serve'),
      adminPages(),
      machinesPage(),
      ...uiPlugins(),
      laterFiles(),
      isAdmin ? [] : [frameParts(at('.')), pagePreloads(at('.'))],
    ],
    build: {
      outDir: at('dist/web'),
      // The other build shares it.
      emptyOutDir: false,
      manifest: isAdmin ? '.vite/admin.json' : true,
      modulePreload: { polyfill: false },
      target: 'baseline-widely-available',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: at(isAdmin ? 'src/web/admin.html' : 'src/web/index.html'),
        checks: { pluginTimings: false },
        output: {
          ...(isAdmin ? {} : { codeSplitting: { groups: chunkGroups(readSite(), at('.')) } }),
          comments: false,
          entryFileNames: `${assets}/[name]-[hash:7].js`,
          chunkFileNames: ({ name }) => `${assets}/${shortName(name)}-[hash:7].js`,
          assetFileNames: ({ names }) => `${assets}/${shortName(names[0] ?? 'file')}-[hash:7][extname]`,
        },
      },
    },
  };
}

/** Tests of what knows the page it is in: they put globals, modules and languages in the place of its own. */
const pretending = 'tests/web/{actors,api,i18n,queries}/**/*.test.{ts,tsx}';

/** Of many for the same thing at once. The embedded database has one connection, where they wait for each other. */
const contests = 'tests/server/reliability/contests/*.test.ts';

/** Loading the program anew for each file took half of the time, so only `page` and `paths` do. */
const testConfig: UserConfig = {
  root: at('.'),
  test: {
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags: [
      { name: 'full', description: 'Left to `npm test -- full`.' },
      { name: 'anyDatabase', description: 'The same whatever DATABASE_URL names.' },
    ],
    projects: [
      {
        root: at('.'),
        plugins: uiPlugins(),
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{server,demo}/**', 'tests/paths/api/**', pretending],
          isolate: false,
          testTimeout: 60_000,
        },
      },
      {
        root: at('.'),
        plugins: uiPlugins(),
        test: { name: 'page', environment: 'node', include: [pretending], testTimeout: 60_000 },
      },
      {
        root: at('.'),
        test: {
          name: 'paths',
          environment: 'node',
          globalSetup: './tests/paths/api/testBuild.ts',
          include: ['tests/paths/api/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root: at('.'),
        test: {
          name: 'server',
          environment: 'node',
          globalSetup: './tests/support/testRun.ts',
          include: ['tests/{server,demo}/**/*.test.ts'],
          exclude: [contests],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root: at('.'),
        test: {
          name: 'contests',
          environment: 'node',
          globalSetup: './tests/support/testRun.ts',
          include: [contests],
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
};

export default defineConfig(({ command, mode, isSsrBuild }) => {
  if (process.env['VITEST']) return testConfig;
  return isSsrBuild ? serverBuild(mode) : webConfig(command, mode === 'admin');
});
