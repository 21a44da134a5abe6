import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
  alignItems: 'start',
  gap: '20px',
  maxWidth: '1180px',
});
export const part = style({ display: 'grid', gap: '16px' });
export const coins = style({ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: '12px 16px' });
export const facts = style({ display: 'grid', gap: '8px', margin: 0 });
export const fact = style({ display: 'flex', justifyContent: 'space-between', gap: '16px' });
export const amount = style({ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', textAlign: 'right' });
export const differs = style([amount, { color: vars.color.danger }]);
export const screenOnly = style({ '@media': { print: { display: 'none' } } });
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '12px',
  '@media': { print: { display: 'none' } },
});
