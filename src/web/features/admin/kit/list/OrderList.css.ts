import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#web/ui/theme/contract.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: '60px',
    padding: '6px 12px 6px 20px',
    borderTop: '2px solid transparent',
    selectors: {
      '& + &': { boxShadow: `0 -1px ${vars.color.hairline}` },
      '&:hover': { background: vars.color.paper },
      '&[draggable="true"]': { cursor: 'grab' },
    },
  },
  variants: {
    over: { true: { borderTopColor: vars.color.olive }, false: {} },
    dragged: { true: { opacity: 0.5 }, false: {} },
  },
});
export const content = style({ flex: 1, minWidth: 0 });
export const buttons = style({ display: 'flex' });
