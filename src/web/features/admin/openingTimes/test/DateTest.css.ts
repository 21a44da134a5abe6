import { globalStyle, style } from '@vanilla-extract/css';
import { dateFilter } from '../../kit/list/List.css.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const question = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '16px' });
/** Labels stand above, as the counter's does. */
globalStyle(`${question} > ${dateFilter}`, { flexDirection: 'column', alignItems: 'start' });
export const answer = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 16px', margin: 0 });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const tested = style({
  display: 'grid',
  gap: '6px',
  padding: '14px 0',
  borderTop: `1px solid ${vars.color.hairline}`,
});
globalStyle(`${tested} h4, ${tested} p`, { margin: 0 });
globalStyle(`${tested} h4`, { fontSize: '1rem', fontWeight: 600 });
export const refused = style({
  display: 'grid',
  gap: '4px',
  margin: 0,
  padding: 0,
  color: vars.color.inkMuted,
  fontSize: '0.875rem',
  listStyle: 'none',
});
globalStyle(`${refused} b`, { fontWeight: 600 });
export const arrivals = style({ width: '100%', maxWidth: '44em', borderCollapse: 'collapse' });
globalStyle(`${arrivals} th, ${arrivals} td`, { padding: '4px 12px 4px 0', textAlign: 'left', verticalAlign: 'top' });
