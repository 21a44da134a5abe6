import { expect, test } from 'vitest';
import { withoutLoaded } from '#tools/build/laterFiles.ts';

const line = (files: string[]): string =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;

test('a script asks only for files that are not loaded with itself', () => {
  const code = `${line(['a.js', 'own.js', 'a.css', 'own.css', 'b.js'])}p(()=>import("./a.js"),__vite__mapDeps([0,1,2,3])),p(()=>import("./b.js"),__vite__mapDeps([4,1]))`;
  expect(withoutLoaded(code, new Set(['own.js', 'own.css']))).toBe(
    `${line(['a.js', 'a.css', 'b.js'])}p(()=>import("./a.js"),__vite__mapDeps([0,1])),p(()=>import("./b.js"),__vite__mapDeps([2]))`,
  );
});

test('a script that has all of it keeps no list', () => {
  const code = `${line(['own.js'])}p(()=>import("./a.js"),__vite__mapDeps([0]))`;
  expect(withoutLoaded(code, new Set(['own.js']))).toBe(`p(()=>import("./a.js"),[])`);
});
