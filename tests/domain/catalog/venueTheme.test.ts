import { expect, test } from 'vitest';
import { oliveColors } from '#domain/catalog/oliveColors.ts';
import { checkVenueTheme, themeErrors } from '#domain/catalog/venueTheme.ts';

test('a venue without colours of its own has the default ones', () => {
  expect(checkVenueTheme({})).toEqual({ ok: true, palette: oliveColors });
  expect(themeErrors({})).toEqual([]);
});

test('the hover of a soft button follows the leaf, and only the leaf', () => {
  const check = checkVenueTheme({ leaf: '#E4F0DA' });
  expect(check).toMatchObject({ ok: true, palette: { leaf: '#E4F0DA' } });
  expect(check.ok && check.palette.leafHover).not.toBe(oliveColors.leafHover);
  expect(checkVenueTheme({ leafInk: oliveColors.leafInk })).toEqual({ ok: true, palette: oliveColors });
});

test('a colour has a known name and six hexadecimal digits', () => {
  expect(themeErrors({ leaf: 'groen', olive: '#12345', sand: '#1234567', accent: '#000000' })).toEqual([
    { pointer: '/accent', code: 'unknown' },
    { pointer: '/leaf', code: 'color_invalid' },
    { pointer: '/olive', code: 'color_invalid' },
    { pointer: '/sand', code: 'color_invalid' },
  ]);
  expect(themeErrors({ leaf: 'x#e4f0da' })).toEqual([{ pointer: '/leaf', code: 'color_invalid' }]);
});

test('colours that cannot be read on each other are told at those that the venue chose', () => {
  const errors = themeErrors({ leafInk: '#ffffff' });
  expect(errors).toEqual([{ pointer: '/leafInk', code: 'contrast_low' }]);
  const check = checkVenueTheme({ leafInk: '#ffffff' });
  expect(check).toMatchObject({ ok: false, unknown: [], malformed: [] });
});
