import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';

export const categories = style({
  display: 'grid',
  gap: '32px',
  marginTop: '12px',
  '@media': { [media.tablet]: { gap: '40px', marginTop: '16px' } },
});
export const price = style({ fontSize: '20px', lineHeight: '26px', fontWeight: 700 });
