import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const heading = style({ display: 'flex', alignItems: 'center', gap: '4px' });

export const eyebrow = style({
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  color: vars.color.inkMuted,
  /** The title stays on the horizon. */
  '@media': { [media.phone]: { marginBlock: '-12px -8px' } },
});

export const notes = style({
  display: 'grid',
  gap: '12px',
  marginTop: '16px',
  selectors: { '&:empty': { display: 'none' } },
});

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '16px 48px',
  marginTop: '20px',
  marginBottom: '24px',
});

export const choicesOnWater = style([
  choices,
  { marginTop: '32px', '@media': { [media.tablet]: { marginTop: '44px', marginBottom: '28px' } } },
]);

export const price = style({ fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 700, whiteSpace: 'nowrap' });
globalStyle(`${price} > span:last-child`, { fontWeight: 500 });

export const sum = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '16px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.hairline}`,
  color: vars.color.inkMuted,
});
export const sumPrice = style({ color: vars.color.ink, fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 700 });
