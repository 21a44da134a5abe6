import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

const markWidth = '20px';

export const steps = style({ display: 'grid', gap: vars.space.s4, margin: `${vars.space.s8} 0 0`, padding: 0 });
export const step = style({
  display: 'grid',
  gridTemplateColumns: `${markWidth} 1fr`,
  gap: vars.space.s8,
  alignItems: 'center',
});
export const open = style({
  width: '16px',
  height: '16px',
  margin: '0 2px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: '50%',
});
export const tick = style({ display: 'grid', placeItems: 'center', color: vars.color.success });
export const done = style({ color: vars.color.inkMuted });
