import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';
import { cardSurface } from '#web/ui/Card.css.ts';

/** No box of its own, so that the step bar stands below the page's footer. */
export const root = style({ display: 'contents' });
export const page = style({ flex: 'none', width: '100%' });
export const withPanelPage = style({
  paddingBlock: '8px 24px',
  '@media': { [media.tablet]: { paddingBlock: '16px 44px' } },
});
export const barSlot = style({
  order: 3,
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  '@media': { [media.low]: { position: 'static' } },
});
export const aside = style({ '@media': { [media.phone]: { display: 'none' } } });
export const asideOnPhones = style({});
/** No taller than the screen: only the guests' products scroll, totals and plan note stay below them. */
export const asideStack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '16px',
  '@media': {
    [media.tablet]: { maxHeight: 'calc(100dvh - 200px)' },
    [media.low]: { maxHeight: 'none' },
  },
});
export const planning = style({ flex: 'none' });
export const invalid = style({
  display: 'grid',
  gap: '20px',
  justifyItems: 'start',
  alignContent: 'start',
  paddingBlock: '24px 64px',
});

export const summary = style([
  cardSurface,
  { overflow: 'clip', display: 'flex', flexDirection: 'column', minHeight: 0 },
]);
export const summaryScroll = style({
  minHeight: 0,
  scrollbarWidth: 'thin',
  '@media': { [media.tablet]: { overflowY: 'auto' }, [media.low]: { overflowY: 'visible' } },
});
export const summaryHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '16px 12px 0 20px',
  '@media': { [media.desktop]: { padding: '16px 14px 0 24px' } },
});
export const facts = style({
  display: 'grid',
  gap: '6px',
  padding: '4px 20px 18px',
  '@media': { [media.desktop]: { paddingInline: '24px' } },
});
export const factsFirst = style({ paddingTop: '20px' });

export const guest = style({
  borderTop: `1px solid ${vars.color.hairline}`,
  padding: '16px 12px 12px 20px',
  display: 'grid',
  gap: '4px',
  '@media': { [media.desktop]: { paddingLeft: '24px' } },
});
export const guestLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  width: '100%',
  minHeight: '44px',
  padding: '0 8px 0 0',
  border: 0,
  borderRadius: '8px',
  background: 'none',
  textAlign: 'left',
  font: 'inherit',
});
export const guestCount = style({ flex: 1, fontWeight: 500, color: vars.color.inkMuted });
export const guestOpen = style({ rotate: '180deg' });
export const guestFolded = style({ paddingBlock: '2px' });
export const guestName = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 700 });
export const lines = style({ display: 'grid', gap: '2px' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 44px',
  columnGap: '4px',
  alignItems: 'center',
});
export const lineLocked = style({ gridTemplateColumns: 'minmax(0, 1fr) auto 8px' });
export const lineMore = style({
  gridColumn: '1 / 3',
  marginTop: '-6px',
  paddingBottom: '6px',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
});
/** Its words begin where the lines do. */
export const cardButton = style({ marginInlineStart: '-13px' });
export const cardMessage = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere', fontStyle: 'italic' });
export const lineName = style({ paddingBlock: '9px', overflowWrap: 'anywhere' });

export const empty = style({ margin: '0 0 12px 8px' });

export const totals = style({
  flex: 'none',
  display: 'grid',
  gap: '4px',
  background: vars.color.sand,
  padding: '18px 20px 20px',
  '@media': { [media.desktop]: { paddingInline: '24px' } },
});
export const totalRow = style({ display: 'flex', justifyContent: 'space-between', gap: '16px' });
export const discount = style({ color: vars.color.success });
export const mainTotal = style({
  fontSize: '1.25rem',
  lineHeight: '1.75rem',
  fontWeight: 700,
  selectors: {
    '&:not(:first-child)': { borderTop: `1px solid ${vars.color.hairline}`, marginTop: '8px', paddingTop: '12px' },
  },
});
export const vat = style({ fontSize: '0.875rem', lineHeight: '1.25rem', color: vars.color.inkMuted });

export const sheetLead = style({ color: vars.color.inkMuted, padding: '0 20px 12px' });
export const sheetSummary = style({ background: vars.color.white, borderRadius: vars.radius.card, overflow: 'clip' });
export const sheetPlanning = style({ padding: '12px 0 0', selectors: { '&:empty': { display: 'none' } } });
export const sheetTotals = style({
  margin: '-12px -20px 12px',
  borderTop: `1px solid ${vars.color.hairline}`,
});
export const barTotal = style({ fontWeight: 700, fontSize: '1.125rem', lineHeight: '1.375rem', whiteSpace: 'nowrap' });
export const lastStep = style({ display: 'block', fontSize: '0.875rem', lineHeight: '1.125rem', fontWeight: 500 });
export const barNext = style({ display: 'flex', alignItems: 'center', gap: '16px' });
export const stepButton = style({
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'default' } },
});
export const holdNote = style({ marginBottom: '20px' });
export const holdStrip = style({
  background: vars.color.warningTint,
  color: vars.color.warning,
  fontWeight: 600,
  '@media': { [media.forced]: { borderTop: '1px solid' } },
});
export const holdWords = style({ display: 'flex', alignItems: 'center', gap: '8px 12px', paddingBlock: '6px' });
export const holdText = style({ flex: 1, minHeight: '44px', alignContent: 'center' });
export const dialogText = style({ display: 'grid', gap: '12px' });
