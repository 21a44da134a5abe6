import { expect, test } from 'vitest';
import { contrastFailures, contrastPairs, contrastRatio, mixColors } from '#domain/catalog/contrast.ts';
import { oliveColors } from '#domain/catalog/oliveColors.ts';
import { checkVenueTheme } from '#domain/catalog/venueTheme.ts';

test('contrast follows the formula of WCAG', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBe(21);
  expect(contrastRatio('#FFFFFF', '#000000')).toBe(21);
  expect(contrastRatio('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
  expect(contrastRatio(oliveColors.ink, oliveColors.paper)).toBeCloseTo(13.2, 1);
  expect(contrastRatio(oliveColors.white, oliveColors.olive)).toBeCloseTo(5.9, 1);
});

test('every pair of the default palette is readable', () => {
  expect(contrastPairs.length).toBeGreaterThan(30);
  expect(contrastFailures(oliveColors)).toEqual([]);
});

test('olive on leaf is not a pair, for it is too faint', () => {
  expect(contrastRatio(oliveColors.olive, oliveColors.leaf)).toBeLessThan(4.5);
});

test('a palette with a faint button or a faint border is refused, and says which', () => {
  const failures = contrastFailures({ ...oliveColors, olive: '#9AA85A', control: '#C9CCB8' });
  expect(failures).toContainEqual({ front: 'white', ground: 'olive', ratio: 2.59, least: 4.5 });
  expect(failures.map((failure) => failure.front)).toContain('control');
});

test('a venue may bring its own readable colours, and the hover of its soft button follows', () => {
  const check = checkVenueTheme({ olive: '#4F6B2E', oliveDeep: '#3E5524', leaf: '#DCE8CE', leafInk: '#2F4A14' });
  expect(check).toMatchObject({ ok: true, palette: { olive: '#4F6B2E', paper: '#FAF9F3', leafHover: '#cedbbf' } });
});

test('a venue theme with an unknown name, a strange colour or faint text is refused as a whole', () => {
  expect(checkVenueTheme({ ink: '#000000' })).toMatchObject({ ok: false, unknown: ['ink'] });
  expect(checkVenueTheme({ olive: 'red;}body{display:none' })).toMatchObject({ ok: false, malformed: ['olive'] });
  expect(checkVenueTheme({ leaf: '#414C14' })).toMatchObject({ ok: false, contrast: [{ front: 'leafInk' }, {}, {}] });
});

test('colours mix by share', () => {
  expect([mixColors('#000000', '#FFFFFF', 0.5), mixColors('#102030', '#FFFFFF', 0)]).toEqual(['#808080', '#102030']);
});
