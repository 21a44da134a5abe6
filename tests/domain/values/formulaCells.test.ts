import { expect, test } from 'vitest';
import { asText, fromText } from '#domain/values/formulaCells.ts';

test('a formula is written as text and read as it was', () => {
  for (const cell of ['=1+1', '+31', '-5', '@x', '\tx', "'=x", 'gewoon', "'s avonds"]) {
    expect(asText(cell)).not.toMatch(/^[=+\-@\t\r]/);
    expect(fromText(asText(cell))).toBe(cell);
  }
});
