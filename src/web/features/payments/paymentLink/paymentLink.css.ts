import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '20px',
  minHeight: '480px',
  paddingBlock: '44px 64px',
  '@media': { [media.tablet]: { paddingBlock: '64px 96px' } },
});
export const words = style({ display: 'grid', justifyItems: 'start', gap: '20px', maxWidth: '42em' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });
