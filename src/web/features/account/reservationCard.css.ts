import { style } from '@vanilla-extract/css';
import { cardSurface } from '#web/ui/Card.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

const side = {
  paddingInline: '28px',
  '@media': { [media.phone]: { paddingInline: '22px' }, [media.tiny]: { paddingInline: '16px' } },
} as const;

export const card = style([cardSurface, { minWidth: 0 }]);
export const cardHead = style([side, { display: 'flex', gap: '16px', alignItems: 'center', paddingBlock: '24px' }]);

export const date = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  flex: 'none',
  width: '84px',
  height: '100px',
  borderRadius: '42px 42px 16px 16px',
  background: vars.color.leafTint,
  color: vars.color.leafInk,
  '@media': {
    [media.phone]: { width: '72px', height: '84px', borderRadius: '36px 36px 16px 16px' },
    [media.forced]: { border: '1px solid' },
  },
});
export const dateDay = style({ fontSize: '1.625rem', lineHeight: '1.875rem', fontWeight: 600 });
export const dateMonth = style({
  fontSize: '0.875rem',
  lineHeight: '1.125rem',
  fontWeight: 600,
  '@media': { [media.phone]: { fontSize: '0.8125rem', letterSpacing: '-.01em' } },
});

export const facts = style({
  display: 'grid',
  flex: 1,
  minWidth: 0,
  columnGap: '16px',
  alignItems: 'center',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const day = style({ textWrap: 'balance' });
export const when = style({ color: vars.color.inkMuted });
export const number = style({ color: vars.color.inkMuted, fontSize: '0.875rem', lineHeight: '1.25rem' });
export const total = style({
  fontWeight: 700,
  '@media': {
    [media.desktop]: { gridColumn: '2', gridRow: '1 / span 3', fontSize: '1.25rem', lineHeight: '1.625rem' },
  },
});

const line = `1px solid ${vars.color.hairline}`;
export const guests = style({ borderTop: line });
export const guestsButton = style([side]);
export const guestsBody = style([side, { display: 'grid', gap: '12px', paddingBottom: '16px' }]);
export const guestName = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 700 });
export const products = style({ listStyle: 'none', margin: 0, padding: 0 });
export const parts = style({ margin: 0, paddingLeft: '20px', color: vars.color.inkMuted });
export const state = style({ fontWeight: 700 });
export const nothing = style({ color: vars.color.inkMuted });
export const cardFoot = style([
  side,
  { display: 'flex', flexWrap: 'wrap', columnGap: '28px', borderTop: line, paddingBlock: '6px' },
]);
export const footLink = style([
  linkClass,
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: 0,
    border: 0,
    background: 'transparent',
  },
]);
