import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, minWidth: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBlock: '12px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
});
export const name = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const when = style({ color: vars.color.inkMuted, fontSize: '0.9375rem' });
