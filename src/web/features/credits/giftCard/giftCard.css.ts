import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';

export const form = style({ display: 'grid', gap: '20px' });
export const quantity = style({ maxWidth: '220px', '@media': { [media.phone]: { maxWidth: 'none' } } });
export const fields = style({
  display: 'grid',
  gap: '20px 16px',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
/** Below the amount. */
export const suggestions = style({ marginTop: '-8px', '@media': { [media.tablet]: { gridColumn: 2 } } });
