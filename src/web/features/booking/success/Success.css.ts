import { style } from '@vanilla-extract/css';
import { arch, cardSurface } from '#web/ui/Card.css.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const layout = style({
  display: 'grid',
  gap: '28px',
  alignItems: 'start',
  paddingBlock: '16px 24px',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', gap: '44px', paddingBlock: '28px 0' },
    [media.desktop]: { gridTemplateColumns: '524px minmax(0, 1fr)', gap: '72px' },
  },
});
export const picture = style([
  arch({ size: 'large' }),
  {
    /** Without the candle at its left; on phones it is in the picture as a whole. */
    objectPosition: '68% 62%',
    '@media': {
      [media.phone]: {
        aspectRatio: '350 / 312',
        objectPosition: '50% 62%',
        borderRadius: '50% 50% 24px 24px / 56% 56% 7.7% 7.7%',
      },
    },
  },
]);
export const words = style({ display: 'grid', gap: '20px', justifyItems: 'start' });
export const facts = style({ display: 'grid', gap: '16px', marginBlock: '4px' });
export const fact = style({ display: 'grid', gridTemplateColumns: '24px minmax(0, 1fr)', gap: '0 10px' });
export const icon = style({ marginTop: '3px', color: vars.color.oliveDeep });
export const value = style({ fontWeight: 700, overflowWrap: 'anywhere' });
export const note = style({ gridColumn: '2', color: vars.color.inkMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const more = style({ display: 'inline-flex', alignItems: 'center', gap: '8px', minHeight: '44px' });
export const documents = style({ display: 'grid', gap: '12px', width: '100%' });
export const documentList = style([cardSurface, { listStyle: 'none', margin: 0, padding: '0 20px' }]);
export const document = style({
  display: 'grid',
  gap: '8px',
  paddingBlock: '16px',
  '@media': {
    [media.desktop]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '16px',
      paddingBlock: '12px',
    },
  },
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
});
export const documentName = style({ minWidth: 0, fontWeight: 600, overflowWrap: 'anywhere' });
