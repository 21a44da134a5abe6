import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { linkClass } from '#web/ui/Link.css.ts';

export const head = style({ display: 'grid', gap: '4px' });
export const login = style({
  display: 'grid',
  gap: '24px',
  paddingBlock: '16px 64px',
  '@media': { [media.tablet]: { maxWidth: '624px', paddingBlock: '28px 96px' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '20px',
  minHeight: '480px',
  paddingBlock: '44px 64px',
  '@media': { [media.tablet]: { paddingBlock: '64px 96px' } },
});

export const page = style({
  display: 'grid',
  gap: '24px',
  paddingBlock: '16px 64px',
  '@media': { [media.tablet]: { gap: '28px', paddingBlock: '16px 96px' } },
});
export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px',
  minHeight: '48px',
});
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
export const phoneOnly = style({ marginTop: '8px', '@media': { [media.tablet]: { display: 'none' } } });
export const list = style({ display: 'grid', gap: '16px', minWidth: 0 });
export const main = style({ display: 'grid', gap: '32px', minWidth: 0 });
export const more = style({ justifySelf: 'start' });
export const side = style({ display: 'grid', gap: '32px', minWidth: 0 });
export const breakable = style({ overflowWrap: 'anywhere' });
export const customer = style({ display: 'grid', gap: '4px', justifyItems: 'start', minWidth: 0 });
export const cardAction = style({ marginTop: '16px' });
export const forgot = style([linkClass, { display: 'inline-flex', alignItems: 'center', minHeight: '44px' }]);
