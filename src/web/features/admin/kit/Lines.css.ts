import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const lines = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  paddingBlock: '10px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
});
export const texts = style({ minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${texts} > span + span::before`, { content: '" · "' });
export const end = style({ flex: 'none', fontWeight: 600 });
