import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const scan = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px' });
export const picture = style({
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: vars.radius.card,
  background: vars.color.ink,
});
/** Room for its longest sentence, so that the dialog keeps its size; under a refusal it is empty. */
export const status = style({
  margin: 0,
  minHeight: '3rem',
  selectors: { '&:empty': { minHeight: 0, marginTop: '-16px' } },
});
