import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';
import { facts } from './Board.css.ts';
import { onPaper, oneLine, plainList, small } from './boardText.ts';

export const arrivals = style({
  display: 'grid',
  gap: '12px',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: 'calc(100dvh - 190px)',
  minHeight: '420px',
  overflow: 'auto',
  padding: '20px 16px',
  borderRadius: vars.radius.card,
  background: vars.color.white,
  boxShadow: vars.shadow.rest,
  '@media': { print: onPaper },
});
export const arrivalsHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0 8px',
});
export const arrivalsTitle = style({ margin: 0, fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 600 });
export const progress = style({
  width: '100%',
  height: '6px',
  border: 0,
  borderRadius: vars.radius.pill,
  overflow: 'hidden',
  appearance: 'none',
  background: vars.color.leafTint,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.leafTint },
    '&::-webkit-progress-value': { background: vars.color.olive },
    '&::-moz-progress-bar': { background: vars.color.olive },
  },
});
export const arrivalList = style({ ...plainList, display: 'grid', gap: '4px' });
export const arrival = style({
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 8px',
  minHeight: '52px',
  padding: '4px 8px',
  borderRadius: vars.radius.cell,
  selectors: { '&[data-next]': { background: vars.color.leafTint } },
});
export const arrivalTime = style([small, { fontWeight: 600 }]);
export const arrivalWords = style({ display: 'grid', justifyItems: 'start', minWidth: 0 });
export const arrivalName = style({
  minHeight: '24px',
  padding: 0,
  border: 0,
  background: 'transparent',
  color: vars.color.ink,
  font: 'inherit',
  fontWeight: 700,
  textAlign: 'left',
  ...oneLine,
  maxWidth: '100%',
  cursor: 'pointer',
  selectors: { '&:hover': { textDecoration: 'underline' }, [`${arrival}[data-due] &`]: { whiteSpace: 'normal' } },
});
export const late = style([
  small,
  { display: 'inline-flex', alignItems: 'center', gap: '4px', color: vars.color.warning, fontWeight: 600 },
]);
globalStyle(`${arrivalWords} > ${facts}`, { ...oneLine, display: 'block', maxWidth: '100%' });
globalStyle(`${arrivalWords} > ${facts} > span + span::before`, { marginInline: '6px' });
/** Of who is due the name has the width of the row, and the button with its word stands below it. */
globalStyle(`${arrival}[data-due] > ${arrivalWords}`, { display: 'contents' });
globalStyle(`${arrival}[data-due] > ${arrivalTime}`, { gridRow: 'span 3', alignSelf: 'start', lineHeight: '1.5rem' });
globalStyle(`${arrival}[data-due] ${arrivalName}`, { gridColumn: '2 / -1', justifySelf: 'start' });
globalStyle(`${arrival}[data-due] ${late}`, { gridColumn: '2' });
globalStyle(`${arrival}[data-due] ${facts}`, { gridColumn: '2' });
globalStyle(`${arrival}[data-due] ${late} + ${facts}`, { gridColumn: '2 / -1' });
export const checkIn = style({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '4px' });
export const arrivalState = style([
  small,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    color: vars.color.success,
    fontWeight: 600,
    selectors: {
      '&[data-state="completed"], &[data-state="no_show"]': { color: vars.color.inkMuted },
      [`${arrival}[data-next] &`]: { color: vars.color.ink },
    },
  },
]);
globalStyle(`${arrival}[data-due] > ${checkIn}`, { gridColumn: '3', gridRow: '2' });
export const perGuest = style({ whiteSpace: 'nowrap' });
