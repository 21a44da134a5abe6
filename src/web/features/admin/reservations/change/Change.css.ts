import { style } from '@vanilla-extract/css';

/** However many guests there are, what follows stands beside what was chosen. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 380px)',
  alignItems: 'start',
  gap: '20px 32px',
  minWidth: 0,
});
export const outcome = style({ position: 'sticky', top: '20px', display: 'grid', gap: '20px', minWidth: 0 });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' });
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
/** Of the former choice they fade, unless the next are there at once. */
export const facts = style({
  display: 'grid',
  gap: '12px',
  selectors: { [`${quote}[aria-busy="true"] > &`]: { opacity: 0.5, transition: 'opacity 150ms 300ms' } },
});
export const lines = style({ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' });
export const alternatives = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px' });
