import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';
import { type } from '#web/ui/theme/type.css.ts';

export const lines = style({ display: 'grid', gap: '4px', margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  minWidth: 0,
  margin: 0,
  padding: '12px 0',
  border: 0,
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '12px' });
export const time = style({ width: '10em' });
export const places = style({ width: '8em' });
export const title = style([type.h3, { padding: 0 }]);
export const lead = style({ paddingBottom: '12px', maxWidth: '44em', color: vars.color.inkMuted });
