import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const code = style({
  marginTop: '12px',
  padding: '16px 20px',
  borderRadius: vars.radius.block,
  background: vars.color.moss,
  color: vars.color.oliveDeep,
  fontSize: '1.5rem',
  lineHeight: '2rem',
  fontWeight: 700,
  letterSpacing: '0.04em',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
  gap: '16px',
  margin: 0,
});
export const fact = style({ display: 'grid', gap: '2px', alignContent: 'start' });
export const factLabel = style({ color: vars.color.inkMuted, fontSize: '0.875rem', lineHeight: '1.25rem' });
export const factText = style({ margin: 0, fontWeight: 600 });
