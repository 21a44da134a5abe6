import { style } from '@vanilla-extract/css';
import { linkClass } from '#web/ui/Link.css.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const panel = style({ display: 'grid', gap: '8px', minWidth: 0 });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const link = style([
  linkClass,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: 0,
    border: 0,
    background: 'transparent',
    textAlign: 'left',
  },
]);
export const sessions = style({ listStyle: 'none', margin: 0, padding: 0, minWidth: 0 });
export const session = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  paddingBlock: '12px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
});
export const device = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const when = style({ color: vars.color.inkMuted, fontSize: '0.9375rem' });
