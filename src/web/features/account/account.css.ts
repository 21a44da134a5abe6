import { style } from '@vanilla-extract/css';
import { cardSurface } from '#web/ui/Card.css.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: '24px',
  paddingBlock: '16px 0',
  '@media': { [media.tablet]: { paddingTop: '16px' } },
});
export const head = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '24px' });
export const narrow = style({ width: '100%', maxWidth: '560px' });
export const noteStack = style({ display: 'grid', gap: '12px', justifyItems: 'start' });
export const wideOnly = style({ '@media': { [media.phone]: { display: 'none' } } });
export const phoneOnly = style({ '@media': { [media.tablet]: { display: 'none' } } });

export const columns = style({
  display: 'grid',
  gap: '24px',
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 296px' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 368px', gap: '44px' },
  },
});
export const list = style({ display: 'grid', gap: '20px' });
export const breakable = style({ overflowWrap: 'anywhere' });
export const cardAction = style({ marginTop: '16px' });

export const card = style([cardSurface, { overflow: 'clip' }]);
export const cardHead = style({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '4px 16px',
  padding: '22px 20px',
  '@media': { [media.desktop]: { gridTemplateColumns: '84px minmax(0, 1fr) auto', padding: '26px 28px' } },
});
/** An arch: half the width on top, 16 below. */
export const date = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  height: '80px',
  borderRadius: '32px 32px 16px 16px',
  background: vars.color.leafTint,
  color: vars.color.oliveDeep,
  '@media': { [media.desktop]: { height: '100px', borderRadius: '42px 42px 16px 16px' } },
});
export const dateDay = style({ fontSize: '26px', lineHeight: '30px', fontWeight: 500 });
export const dateMonth = style({ fontSize: '15px', lineHeight: '20px', fontWeight: 600 });
export const number = style({ fontSize: '15px', lineHeight: '22px', color: vars.color.inkMuted });
export const total = style({
  gridColumn: '2',
  fontSize: '18px',
  lineHeight: '24px',
  fontWeight: 700,
  '@media': { [media.desktop]: { gridColumn: 'auto', fontSize: '20px', lineHeight: '26px' } },
});

const edge = { borderTop: `1px solid ${vars.color.hairline}`, paddingInline: '20px' } as const;
const wideEdge = { '@media': { [media.desktop]: { paddingInline: '28px' } } } as const;
export const guests = style({ ...edge, ...wideEdge });
export const guestsButton = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: '56px',
  padding: 0,
  border: 0,
  background: 'none',
  fontWeight: 700,
  textAlign: 'left',
  borderRadius: '8px',
});
export const guestsBody = style({ display: 'grid', gap: '12px', paddingBottom: '18px' });
export const guestName = style({ fontSize: '15px', lineHeight: '22px', fontWeight: 700 });
export const products = style({ display: 'grid', gap: 0 });
export const parts = style({ paddingLeft: '16px', color: vars.color.inkMuted });
export const cardFoot = style({ ...edge, paddingBlock: '16px', ...wideEdge });
