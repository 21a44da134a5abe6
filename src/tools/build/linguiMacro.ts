import { transformAsync } from '@babel/core';
import { getConfig } from '@lingui/conf';
import type { Plugin } from 'vite';

/** Runs Babel only on files that import a Lingui macro; everything else stays with Vite's own compiler. */
export function linguiMacro(configPath: string): Plugin {
  const linguiConfig = getConfig({ configPath });
  return {
    name: 'kuur:lingui-macro',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /\.[jt]sx?(\?|$)/, exclude: /\/node_modules\// },
        code: /@lingui\/(core|react)\/macro/,
      },
      async handler(code, id) {
        const filename = id.split('?')[0] ?? id;
        const result = await transformAsync(code, {
          filename,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          sourceType: 'module',
          parserOpts: { plugins: filename.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
          plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig }]],
        });
        return result?.code ? { code: result.code, map: result.map as never } : null;
      },
    },
  };
}
