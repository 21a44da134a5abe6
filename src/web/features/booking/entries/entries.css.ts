import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';

export const categories = style({
  display: 'grid',
  gap: '32px',
  '@media': { [media.tablet]: { gap: '40px' } },
});
export const price = style({ fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 700 });
