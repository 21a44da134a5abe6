import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const stack = style({ display: 'grid', gap: '16px' });
export const input = style({
  width: '100%',
  minHeight: '48px',
  padding: '10px 18px',
  border: `1px solid ${vars.color.inkMuted}`,
  borderRadius: vars.radius.pill,
  background: vars.color.white,
  color: vars.color.ink,
  font: 'inherit',
});
export const list = style({ display: 'grid', gap: '14px', maxHeight: '55vh', overflowY: 'auto' });
export const group = style({ display: 'grid', gap: '2px' });
export const groupName = style({ padding: '2px 14px', color: vars.color.inkMuted, fontWeight: 600 });
export const option = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '2px 12px',
  minHeight: '44px',
  padding: '10px 14px',
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  textAlign: 'left',
  borderRadius: vars.radius.note,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.moss },
    '&[aria-selected="true"]': { background: vars.color.moss, outline: `2px solid ${vars.color.oliveDeep}` },
  },
});
export const meta = style({ color: vars.color.inkMuted });
export const note = style({ color: vars.color.inkMuted });
export const keys = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '10px 20px',
  margin: 0,
});
export const key = style({ fontWeight: 700 });
export const does = style({ margin: 0 });
