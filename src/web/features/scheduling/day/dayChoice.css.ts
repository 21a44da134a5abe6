import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

const beneath = { display: 'grid', gap: '16px', alignItems: 'start' } as const;

export const beside = style({
  ...beneath,
  '@media': {
    [media.tablet]: { gap: '24px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 416px', gap: '32px' },
  },
});

/** Between the page's edge and the summary. */
export const besideSummary = style({
  ...beneath,
  '@media': {
    [media.tablet]: { gap: '24px' },
    [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 288px', gap: '20px' },
  },
});

export const times = style({ scrollMarginTop: '16px', minWidth: 0, selectors: { '&:empty': { display: 'none' } } });

export const stackSmall = style({ display: 'grid', gap: '12px', justifyItems: 'stretch', minWidth: 0 });
/** Keeps their place while they load. Where there is little room the days themselves come first. */
export const shortcuts = style({ minHeight: '44px', '@media': { [media.shortPhone]: { order: 1 } } });

export const panelStack = style({ display: 'grid', gap: '20px' });
globalStyle(`${panelStack} > [role="status"]`, { position: 'absolute' });

export const timesHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '4px 16px',
});

export const lead = style({ marginTop: '4px' });

export const controls = style({ display: 'grid', gap: '20px', '@media': { [media.tablet]: { gap: '24px' } } });

export const foldedBar = style({ scrollMarginTop: '16px', selectors: { '&:empty': { display: 'none' } } });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 20px',
  padding: '10px 20px',
  borderRadius: vars.radius.note,
  background: vars.color.sand,
  '@media': { [media.forced]: { border: '1px solid' } },
});
export const barFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  '@media': { [media.phone]: { flexDirection: 'column', gap: '4px' } },
});

export const barAction = style({
  flex: 'none',
  minHeight: '44px',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: '1rem',
  cursor: 'pointer',
});
export const fact = style({ display: 'flex', alignItems: 'center', gap: '10px', color: vars.color.ink });
export const factIcon = style({ color: vars.color.oliveDeep });

export const datePill = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '52px',
  padding: '0 20px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.white,
  color: vars.color.ink,
  fontSize: '1rem',
  fontWeight: 600,
  transition: `border-color ${vars.motion.color}`,
  selectors: { '&:hover': { borderColor: vars.color.inkMuted } },
  '@media': { [media.forced]: { borderColor: 'ButtonText' } },
});
export const dateLabel = style({ display: 'grid', justifyItems: 'start', gap: '8px' });
