import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

const small = { fontSize: '0.875rem', lineHeight: '1.25rem' } as const;

export const panel = style({ display: 'grid', gap: '16px', gridTemplateColumns: 'minmax(0, 1fr)' });
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '4px 16px', margin: 0, fontWeight: 600 });
export const comment = style({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' });
export const guests = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const guest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 220px 160px',
  alignItems: 'end',
  gap: '4px 16px',
  paddingBlock: '12px',
  borderTop: `1px solid ${vars.color.hairline}`,
  '@media': { '(max-width: 699px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const guestHead = style({ display: 'grid', gap: '2px', justifyItems: 'start', alignSelf: 'center' });
export const guestName = style({ fontWeight: 700 });
export const standing = style([
  small,
  {
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 8px',
    fontWeight: 600,
    color: vars.color.success,
    selectors: { '&:not([data-state="in"])': { color: vars.color.inkMuted } },
  },
]);
export const wristband = style({ color: vars.color.ink });
export const when = style({ color: vars.color.inkMuted, fontWeight: 400 });
export const booked = style([small, { color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const wristbandField = style({ gridColumn: '2', '@media': { '(max-width: 699px)': { gridColumn: '1' } } });
globalStyle(`${guest} > button`, {
  justifySelf: 'end',
  gridColumn: '-2',
  '@media': { '(max-width: 699px)': { justifySelf: 'start', gridColumn: '1' } },
});
export const outcomes = style({ display: 'grid', gap: '8px' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const later = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const waiting = style({ display: 'grid', gap: '12px', padding: '20px 32px 0' });
export const conflicts = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const conflict = style({ display: 'grid', gap: '4px' });
