import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const layout = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', minWidth: 0 });
export const card = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  minHeight: '52px',
  padding: '4px 8px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.note,
  background: vars.color.white,
});
export const dragged = style({ zIndex: 1, position: 'relative', boxShadow: vars.shadow.raised });
export const handle = style({ cursor: 'grab', touchAction: 'none' });
export const name = style({ flex: '1 1 10em', minWidth: 0, fontWeight: 600 });
export const empty = style({
  padding: '16px',
  border: `1.5px dashed ${vars.color.control}`,
  borderRadius: vars.radius.note,
  color: vars.color.inkMuted,
});
export const previews = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: '24px',
  minWidth: 0,
});
export const preview = style({ display: 'grid', gap: '8px', margin: 0 });
export const caption = style({ fontSize: '0.9375rem', fontWeight: 600 });
export const frame = style({
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.note,
  background: vars.color.paper,
  transformOrigin: '0 0',
});
export const window = style({ overflow: 'hidden' });
