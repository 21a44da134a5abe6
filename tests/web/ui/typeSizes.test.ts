import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const styleSheets = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css.ts'))
  .map((file) => `src/web/${file}`);

test('type grows with the size a visitor’s browser is set to', () => {
  const fixed = styleSheets.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:fontSize|lineHeight): [`'][^`']*px[`']/g)].map(
      ([style]) => `${file}: ${style}`,
    ),
  );
  expect(fixed).toEqual([]);
});
