import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const form = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const fields = style({ display: 'grid', gap: '16px', minWidth: 0 });
/** What it becomes, and when where there is room beside it. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  alignItems: 'end',
  gap: '12px 16px',
  minWidth: 0,
});
export const quote = style({ display: 'grid', gap: '12px', minWidth: 0 });
export const facts = style({
  display: 'grid',
  gap: '12px',
  paddingTop: '16px',
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const lines = style({ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' });
export const alternatives = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
