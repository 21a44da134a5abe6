import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';
import { visuallyHidden } from '#web/ui/VisuallyHidden.css.ts';
import { micro, onPaper, oneLine, plainList, small } from './boardText.ts';

const headHeight = 56;

export const spoken = visuallyHidden;

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 24px',
});
globalStyle(`${controls} :is(button, [role="radiogroup"])`, { '@media': { print: { display: 'none' } } });
export const day = style({ display: 'flex', alignItems: 'center', gap: '8px' });
export const dayName = style({ minWidth: '14em', margin: 0, textAlign: 'center', fontWeight: 600 });
export const views = style({ minWidth: '28.75rem' });
export const occupancy = style({ display: 'flex', alignItems: 'flex-end', gap: '10px', margin: 0, fontWeight: 600 });
export const bars = style({ display: 'flex', alignItems: 'flex-end', gap: '2px', height: '28px' });
export const bar = style({ width: '6px', borderRadius: '2px', background: vars.color.control });

export const liveState = style([
  small,
  { display: 'flex', alignItems: 'center', gap: '6px', margin: 0, color: vars.color.warning, fontWeight: 600 },
]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '292px minmax(0, 1fr)',
  alignItems: 'start',
  gap: '16px',
  '@media': { print: { display: 'block' } },
});
export const empty = style({
  margin: 0,
  padding: '24px',
  borderRadius: vars.radius.card,
  background: vars.color.white,
});

export const scroll = style({
  // The bar of an undo lies over the hours.
  isolation: 'isolate',
  maxHeight: 'calc(100dvh - 190px)',
  minHeight: '420px',
  overflow: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.white,
  boxShadow: vars.shadow.rest,
  '@media': { print: onPaper },
});
export const grid = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '3.25rem',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(128px, 1fr)',
  minWidth: 'min-content',
  '@media': { print: { gridAutoColumns: 'minmax(0, 1fr)', minWidth: 0 } },
});
export const axis = style({ position: 'sticky', left: 0, zIndex: 4, background: vars.color.white });
export const lane = style({
  minWidth: 0,
  borderLeft: `1px solid ${vars.color.hairline}`,
  selectors: { '&[data-unassigned]': { background: vars.color.warningTint } },
});
export const laneHead = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'grid',
  alignContent: 'center',
  height: `${headHeight}px`,
  padding: '0 8px',
  borderBottom: `1px solid ${vars.color.hairline}`,
  background: vars.color.white,
});
export const laneName = style([small, oneLine, { margin: 0, fontWeight: 700 }]);
export const laneDetail = style([micro, oneLine, { margin: 0, color: vars.color.inkMuted }]);
export const laneBody = style({
  position: 'relative',
  selectors: {
    [`${lane} &`]: { contain: 'layout style' },
    [`${lane}:not([data-unassigned]) &`]: { background: vars.color.moss },
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      backgroundImage: `linear-gradient(${vars.color.hairline} 1px, transparent 1px)`,
      backgroundSize: '100% 80px',
      pointerEvents: 'none',
    },
  },
});
export const open = style({ position: 'absolute', insetInline: 0, background: vars.color.white });
export const hour = style([
  micro,
  { position: 'absolute', right: '6px', paddingTop: '2px', color: vars.color.inkMuted },
]);
export const nowTrack = style({ position: 'absolute', top: `${headHeight}px`, insetInline: 0, pointerEvents: 'none' });
export const nowLine = style({ position: 'absolute', insetInline: 0, height: '2px', background: vars.color.ink });
export const nowPill = style([
  micro,
  {
    position: 'absolute',
    right: '2px',
    padding: '2px 6px',
    borderRadius: vars.radius.pill,
    background: vars.color.ink,
    color: vars.color.white,
    fontWeight: 700,
    transform: 'translateY(-50%)',
  },
]);

export const blocks = style(plainList);
export const place = style({ position: 'absolute', zIndex: 1, padding: '1px 3px' });
export const booking = style([
  micro,
  {
    display: 'grid',
    alignContent: 'start',
    justifyItems: 'start',
    width: '100%',
    height: '100%',
    minHeight: '18px',
    padding: '2px 6px 2px 10px',
    overflow: 'hidden',
    border: 0,
    borderRadius: vars.radius.block,
    background: vars.color.leafTint,
    boxShadow: `inset 4px 0 0 ${vars.color.olive}`,
    color: vars.color.ink,
    textAlign: 'left',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.mossHover },
      '&[data-dragging]': { opacity: 0.4 },
      '&:focus-visible': { position: 'relative', zIndex: 2, outlineOffset: '0' },
      '&[data-kind="session"]': { background: vars.color.swimTint, boxShadow: `inset 4px 0 0 ${vars.color.swim}` },
      '&[data-kind="blocked"]': {
        position: 'relative',
        background: `repeating-linear-gradient(135deg, ${vars.color.moss} 0 8px, ${vars.color.white} 8px 16px)`,
        boxShadow: `inset 0 0 0 1px ${vars.color.control}, inset 4px 0 0 ${vars.color.ink}`,
      },
      '&[data-state="busy"]': { boxShadow: `inset 0 0 0 2px ${vars.color.olive}` },
      '&[data-state="late"]': {
        background: vars.color.warningTint,
        boxShadow: `inset 0 0 0 2px ${vars.color.warning}`,
        color: vars.color.warning,
      },
      '&[data-state="done"], &[data-state="no_show"]': {
        background: vars.color.moss,
        boxShadow: `inset 4px 0 0 ${vars.color.control}`,
        color: vars.color.inkMuted,
      },
      '&[data-state="held"]': { background: vars.color.white, boxShadow: `inset 0 0 0 1px ${vars.color.control}` },
    },
  },
]);
export const bookingTitle = style({ fontWeight: 700 });
export const subtitle = style({ display: 'block' });
export const bookingState = style({ display: 'inline-flex', alignItems: 'center', gap: '4px', fontWeight: 600 });
globalStyle(`${booking}[data-low]`, {
  gridAutoFlow: 'column',
  justifyContent: 'start',
  columnGap: '6px',
  whiteSpace: 'nowrap',
});
globalStyle(`${booking}[data-height] > :is(.${bookingTitle}, .${subtitle})`, { ...oneLine, maxWidth: '100%' });
export const buffer = style({
  position: 'absolute',
  insetInline: '3px',
  borderRadius: '4px',
  background: `repeating-linear-gradient(135deg, ${vars.color.control} 0 2px, transparent 2px 7px)`,
  opacity: 0.6,
});
export const away = style([
  micro,
  {
    position: 'absolute',
    insetInline: '3px',
    padding: '4px 8px',
    overflow: 'hidden',
    border: `1px dashed ${vars.color.control}`,
    borderRadius: vars.radius.block,
    background: vars.color.white,
    color: vars.color.inkMuted,
    fontWeight: 600,
  },
]);

export const stays = style([
  micro,
  {
    position: 'absolute',
    insetInline: '3px',
    padding: '4px 8px',
    backgroundImage: `linear-gradient(${vars.color.swimTint}, ${vars.color.swimTint})`,
    backgroundRepeat: 'no-repeat',
    fontWeight: 600,
  },
]);

export const facts = style([
  small,
  { display: 'flex', flexWrap: 'wrap', gap: '0 6px', margin: 0, color: vars.color.inkMuted },
]);
globalStyle(`${facts} > span + span::before`, { content: '"·"', marginRight: '6px' });

export const panel = style({ display: 'grid', gap: '16px' });
export const panelTimes = style({ margin: 0, fontWeight: 600 });
export const panelGuest = style({
  display: 'grid',
  gap: '6px',
  paddingTop: '12px',
  borderTop: `1px solid ${vars.color.hairline}`,
});
globalStyle(`${panelGuest} > p`, { margin: 0 });
export const panelName = style({ fontWeight: 700 });
export const panelMoves = style({ display: 'flex', flexWrap: 'wrap', gap: '12px', paddingTop: '6px' });
export const alternatives = style([plainList, { display: 'flex', flexWrap: 'wrap', gap: '8px', paddingTop: '8px' }]);
export const fromTo = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '16px' });
export const edge = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '8px',
  cursor: 'ns-resize',
  touchAction: 'none',
});

export const exchange = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', margin: 0, padding: 0, border: 0 });
globalStyle(`${exchange} > legend`, { padding: '0 0 8px', fontWeight: 600 });
