import { globalStyle, style } from '@vanilla-extract/css';
import { keptInSight } from '#web/ui/Picture.css.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const page = style({ display: 'grid', gap: '24px', minWidth: 0 });
export const controls = style({ display: 'flex', flexWrap: 'wrap', gap: '16px 28px' });
export const count = style({
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
});
export const list = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const price = style({ fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 700 });
export const foot = style({ display: 'grid', gap: '12px', selectors: { '&:empty': { display: 'none' } } });

export const dialogPicture = style({
  width: '100%',
  height: 'auto',
  aspectRatio: '3 / 2',
  borderRadius: vars.radius.cell,
  objectFit: 'cover',
  objectPosition: keptInSight,
});
export const choices = style({ display: 'grid', gap: '16px' });
export const words = style({ color: vars.color.inkMuted });

export const chosen = style({
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '12px 20px 12px 12px',
  borderRadius: vars.radius.note,
  background: vars.color.white,
  '@media': {
    [media.phone]: { gridTemplateColumns: '72px minmax(0, 1fr)', gap: '2px 14px' },
    [media.forced]: { border: '1px solid' },
  },
});
export const chosenPicture = style({
  width: '92px',
  height: '72px',
  borderRadius: vars.radius.cell,
  objectFit: 'cover',
  objectPosition: keptInSight,
  '@media': { [media.phone]: { width: '72px', height: '72px', gridRow: '1 / 3' } },
});
export const chosenName = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const chosenFor = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', color: vars.color.inkMuted });
export const times = style({
  display: 'grid',
  gap: '16px',
  marginTop: '20px',
  minHeight: '110px',
  alignContent: 'start',
});
/** A live region takes no space. */
globalStyle(`${times} > [role="status"]:first-child`, { position: 'absolute' });
export const slot = style({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: '24px',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  color: vars.color.success,
});
