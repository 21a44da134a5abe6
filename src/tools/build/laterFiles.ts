import type { Plugin, Rolldown } from 'vite';
import { closure } from './closure.ts';

const listOfFiles =
  /const __vite__mapDeps=\(i,m=__vite__mapDeps,d=\(m\.f\|\|\(m\.f=(\[.*?\])\)\)\)=>i\.map\(i=>d\[i\]\);\n/;
const chosenFiles = /__vite__mapDeps\(\[([\d,]*)\]\)/g;

/**
 * Vite lists in each script all files behind what it loads later. Those that the script is made of itself are there when it runs, so
 * they are left out.
 */
export function laterFiles(): Plugin {
  return {
    name: 'kuur:later-files',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = withoutLoaded(file.code, loadedWith(file.fileName, bundle));
        }
      },
    },
  };
}

function loadedWith(script: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunkOf = (name: string): Rolldown.OutputChunk | null => {
    const file = bundle[name];
    return file?.type === 'chunk' ? file : null;
  };
  const scripts = [...closure([script], (name) => chunkOf(name)?.imports ?? [])];
  return new Set([...scripts, ...scripts.flatMap((name) => [...(chunkOf(name)?.viteMetadata?.importedCss ?? [])])]);
}

export function withoutLoaded(code: string, loaded: ReadonlySet<string>): string {
  const [line, text] = listOfFiles.exec(code) ?? [];
  if (line === undefined || text === undefined) return code;
  const files = JSON.parse(text) as string[];
  const later = files.filter((file) => !loaded.has(file));
  const list = later.length === 0 ? '' : line.replace(text, () => JSON.stringify(later));
  return code
    .replace(line, () => list)
    .replace(chosenFiles, (_all, numbers: string) => {
      const chosen = numbers.split(',').flatMap((number) => {
        const at = later.indexOf(files[Number(number)] ?? '');
        return at < 0 ? [] : [at];
      });
      return chosen.length === 0 ? '[]' : `__vite__mapDeps([${chosen.join(',')}])`;
    });
}
