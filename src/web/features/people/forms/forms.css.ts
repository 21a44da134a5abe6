import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const formClass = style({ display: 'grid', gap: '20px' });
globalStyle(`${formClass} > [role="alert"]:empty`, { display: 'none' });

export const hint = style({ color: vars.color.inkMuted, fontSize: '0.9375rem', lineHeight: '1.25rem' });

const columns = { display: 'grid', gap: '20px 16px' } as const;
export const two = style({
  ...columns,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const three = style({
  ...columns,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/**
 * Postcode, number and addition share one row: labels above, inputs below, then each error across the width. On the
 * smallest screens the addition has a row of its own.
 */
export const zipRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  columnGap: '12px',
  '@media': {
    [media.tiny]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { columnGap: '16px' },
  },
});
globalStyle(`${zipRow} > *`, { display: 'contents' });
globalStyle(`${zipRow} > * > label`, { gridRow: 1, alignSelf: 'end', minWidth: 0 });
globalStyle(`${zipRow} > * > input`, { gridRow: 2 });
for (const [at, row] of [3, 4, 7].entries()) {
  globalStyle(`${zipRow} > :nth-child(${at + 1}) > span`, { gridRow: row, gridColumn: '1 / -1' });
}
const tinyAddition = (row: number) => ({ '@media': { [media.tiny]: { gridRow: row, gridColumn: '1 / -1' } } });
globalStyle(`${zipRow} > :nth-child(3) > label`, tinyAddition(5));
globalStyle(`${zipRow} > :nth-child(3) > input`, tinyAddition(6));
globalStyle(`${zipRow} > :nth-child(3) > label`, { '@media': { [media.tiny]: { marginTop: '20px' } } });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });
export const wideButton = style({ minWidth: '220px' });
export const dialogButtons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' });

export const unconfirmed = style({ marginTop: '16px' });
export const unconfirmedText = style({ overflowWrap: 'anywhere' });
