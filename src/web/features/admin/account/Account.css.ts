import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const secret = style({ display: 'grid', justifyItems: 'center', gap: '12px' });
/** Black on white, whatever the venue's colours: cameras read it. */
export const qr = style({ width: '216px', height: '216px', background: 'white', fill: 'black', borderRadius: '12px' });
export const key = style({
  fontSize: '0.9375rem',
  letterSpacing: '.04em',
  overflowWrap: 'anywhere',
  textAlign: 'center',
});
export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
  gap: '8px 24px',
  margin: 0,
  padding: '16px 20px',
  borderRadius: vars.radius.note,
  background: vars.color.sand,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1rem',
});
export const codesBox = style({ display: 'grid', gap: '20px' });
