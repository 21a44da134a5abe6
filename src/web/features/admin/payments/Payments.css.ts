import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const words = style({ display: 'grid', gap: '2px', maxWidth: '36em' });
export const meta = style({ fontSize: '0.875rem', lineHeight: '1.25rem', fontWeight: 500, color: vars.color.inkMuted });
/** While it says nothing it takes no place of the page's grid. */
export const outcome = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const findings = style({ display: 'grid', gap: '20px', margin: 0, padding: 0, listStyle: 'none' });
export const ids = style({
  maxHeight: '120px',
  overflow: 'auto',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(120px, auto) 1fr',
  gap: '6px 24px',
  margin: 0,
});
export const fact = style({ margin: 0, fontWeight: 600, overflowWrap: 'anywhere' });
