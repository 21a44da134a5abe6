import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  minWidth: 0,
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14em, 1fr))',
  gap: '4px 16px',
});
export const times = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const time = style({ width: '10em' });
export const plan = style({ display: 'grid', gap: '2px', padding: '6px 0', textAlign: 'left' });
export const planTitle = style({ fontWeight: 600 });
export const items = style({ display: 'grid', gap: '12px', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gap: '4px',
  paddingTop: '12px',
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', gap: '2px 12px', margin: 0 });
export const muted = style({ margin: 0, color: vars.color.inkMuted });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
