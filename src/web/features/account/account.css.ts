import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';

export const head = style({ display: 'grid', gap: '4px' });
export const login = style({
  display: 'grid',
  gap: '24px',
  paddingBlock: '16px 64px',
  '@media': { [media.tablet]: { maxWidth: '624px', paddingBlock: '28px 96px' } },
});
