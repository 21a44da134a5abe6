import { style } from '@vanilla-extract/css';
import { linkClass } from '#web/ui/Link.css.ts';
import { type } from '#web/ui/theme/type.css.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const frame = style({ display: 'grid', gridTemplateRows: 'auto 1fr', minHeight: '100dvh' });
export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px',
  padding: '20px 32px',
});
export const languages = style({ display: 'flex', gap: '4px' });
export const page = style({
  display: 'grid',
  gap: '24px',
  alignContent: 'start',
  width: 'min(520px, 100%)',
  marginInline: 'auto',
  padding: '40px 0 96px',
});
export const lead = style({ color: vars.color.inkMuted });
export const link = style([linkClass, { display: 'inline-flex', alignItems: 'center', minHeight: '44px' }]);
export const part = style({ display: 'grid', gap: '20px', minWidth: 0, margin: 0, padding: 0, border: 0 });
export const partTitle = style([type.h3, { padding: '0 0 8px' }]);
