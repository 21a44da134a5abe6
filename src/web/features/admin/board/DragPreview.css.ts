import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';
import { micro } from './boardText.ts';

export const dragged = style([
  micro,
  {
    display: 'grid',
    alignContent: 'start',
    minHeight: '100%',
    padding: '2px 6px 2px 10px',
    borderRadius: vars.radius.block,
    background: vars.color.white,
    boxShadow: `inset 0 0 0 2px ${vars.color.ink}, ${vars.shadow.rest}`,
    color: vars.color.ink,
    cursor: 'grabbing',
    selectors: {
      '&[data-fits="true"]': { background: vars.color.leafTint },
      '&[data-fits="false"]': { background: vars.color.warningTint, color: vars.color.warning },
    },
  },
]);
