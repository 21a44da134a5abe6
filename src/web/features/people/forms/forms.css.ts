import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const formClass = style({ display: 'grid', gap: '20px' });
globalStyle(`${formClass} > [role="alert"]:empty`, { display: 'none' });

export const hint = style({ color: vars.color.inkMuted, fontSize: '15px', lineHeight: '20px' });

const columns = { display: 'grid', gap: '20px 16px' } as const;
export const two = style({
  ...columns,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const three = style({
  ...columns,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
/** Postcode, number and addition share one row at every width; labels, inputs and errors align. */
export const zipRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr) minmax(0, 4fr)',
  gridTemplateRows: 'auto auto auto',
  columnGap: '12px',
  '@media': { [media.desktop]: { columnGap: '16px' } },
});
globalStyle(`${zipRow} > *`, { display: 'grid', gridRow: 'span 3', gridTemplateRows: 'subgrid' });
globalStyle(`${zipRow} > * > label`, { alignSelf: 'end' });

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 24px' });
export const wideButton = style({ minWidth: '220px' });
export const dialogButtons = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '12px' });

export const unconfirmed = style({ marginTop: '16px' });
export const unconfirmedText = style({ overflowWrap: 'anywhere' });
