import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

export const container = style({
  width: '100%',
  maxWidth: '1184px',
  marginInline: 'auto',
  paddingInline: '20px',
  '@media': {
    [media.tiny]: { paddingInline: '16px' },
    [media.tablet]: { paddingInline: '32px' },
    [media.desktop]: { maxWidth: '1184px' },
  },
});

export const headerHeight = { phone: 64, tablet: 80 };

/** Fills the screen below the header, so that the footer stays where it is while a page loads. */
export const screenHeight = style({
  alignContent: 'start',
  minHeight: `calc(100dvh - ${headerHeight.phone}px)`,
  '@media': { [media.tablet]: { minHeight: `calc(100dvh - ${headerHeight.tablet}px)` } },
});

export const withPanel = style({
  display: 'grid',
  gap: '24px',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 368px', gap: '44px' },
  },
});

export const cardGrid = style({
  display: 'grid',
  gap: '20px',
  '@media': {
    [media.tablet]: { gap: '24px' },
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const stack = style({ display: 'grid', gap: vars.space.s20 });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s12, alignItems: 'center' });
export const sticky = style({ '@media': { [media.tablet]: { position: 'sticky', top: '24px' } } });
