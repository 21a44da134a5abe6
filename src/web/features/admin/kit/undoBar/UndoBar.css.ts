import { style } from '@vanilla-extract/css';
import { barPlace } from '../form/Form.css.ts';

export const undoBars = style([barPlace, { display: 'block', padding: 0, minHeight: 0 }]);
export const undoBar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  padding: '0 32px',
  selectors: { '&:has(button)': { minHeight: '72px' } },
});
