import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const heading = style({ display: 'flex', alignItems: 'center', gap: '4px' });

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

/** The title stands on the horizon, the choices in the water. */
export const choicesOnWater = style([
  choices,
  { marginTop: '32px', '@media': { [media.tablet]: { marginTop: '44px', marginBottom: '28px' } } },
]);

const beneath = { display: 'grid', gap: '16px', alignItems: 'start' } as const;

/** Calendar with the times beside it. */
export const beside = style({
  ...beneath,
  '@media': {
    [media.tablet]: { gap: '24px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 416px', gap: '32px' },
  },
});

/** Beside the summary there is no room for both: the times come below. */
export const below = style({ ...beneath, '@media': { [media.tablet]: { gap: '24px' } } });

export const times = style({ scrollMarginTop: '16px', minWidth: 0, selectors: { '&:empty': { display: 'none' } } });

export const stackSmall = style({ display: 'grid', gap: '12px', justifyItems: 'stretch', minWidth: 0 });
export const panelStack = style({ display: 'grid', gap: '20px' });
globalStyle(`${panelStack} > [role="status"]`, { position: 'absolute' });

export const timesHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
});
export const price = style({ fontSize: '20px', lineHeight: '26px', fontWeight: 700, whiteSpace: 'nowrap' });
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
export const sumPrice = style({ color: vars.color.ink, fontSize: '20px', lineHeight: '26px', fontWeight: 700 });
