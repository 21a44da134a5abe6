import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#web/ui/theme/contract.css.ts';

const pill = {
  minHeight: '44px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.white,
  fontSize: '0.9375rem',
} as const;

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const search = style({ position: 'relative', display: 'grid', flex: '0 1 420px', minWidth: '240px' });
export const searchIcon = style({ position: 'absolute', left: '18px', top: '12px', pointerEvents: 'none' });
export const searchInput = style({
  ...pill,
  width: '100%',
  padding: '0 16px 0 48px',
  fontWeight: 500,
  selectors: { '&::placeholder': { color: vars.color.inkFaint, opacity: 1 } },
});
export const filter = style({ position: 'relative', display: 'grid' });
export const filterSelect = style({
  ...pill,
  appearance: 'none',
  padding: '0 46px 0 20px',
  borderColor: vars.color.olive,
  color: vars.color.oliveDeep,
  fontWeight: 700,
  cursor: 'pointer',
});
export const dateFilter = style({ display: 'flex', alignItems: 'center', gap: '8px', fontSize: '0.9375rem' });
export const dateInput = style({ ...pill, padding: '0 16px', fontWeight: 500 });
export const filterIcon = style({ position: 'absolute', right: '16px', top: '12px', pointerEvents: 'none' });

const surface = { borderRadius: vars.radius.card, background: vars.color.white, boxShadow: vars.shadow.rest } as const;
export const card = style({ ...surface, overflow: 'hidden' });
export const skeleton = style({ ...surface, display: 'grid', gap: '24px', padding: '24px' });
export const empty = style({
  ...surface,
  display: 'grid',
  justifyItems: 'start',
  gap: '16px',
  padding: '32px 28px',
  color: vars.color.inkMuted,
});

export const scroll = style({ position: 'relative', overflowX: 'auto' });
export const table = style({ width: '100%' });
const line = `1px solid ${vars.color.hairline}`;
export const th = recipe({
  base: {
    height: '50px',
    padding: '0 12px',
    borderBottom: line,
    textAlign: 'left',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    fontWeight: 500,
    color: vars.color.inkMuted,
    selectors: { '&:first-child': { paddingLeft: '24px' }, '&:last-child': { paddingRight: '24px' } },
  },
  variants: { end: { true: { textAlign: 'right' }, false: {} } },
  defaultVariants: { end: false },
});
export const td = recipe({
  base: {
    height: '64px',
    padding: '8px 12px',
    textAlign: 'left',
    fontSize: '0.9375rem',
    lineHeight: '1.25rem',
    fontWeight: 500,
    selectors: {
      '&:first-child': { paddingLeft: '24px', fontWeight: 700 },
      '&:last-child': { paddingRight: '24px' },
      'tr + tr > &': { borderTop: line },
    },
  },
  variants: { end: { true: { textAlign: 'right', fontWeight: 700, whiteSpace: 'nowrap' }, false: {} } },
  defaultVariants: { end: false },
});
export const row = style({ selectors: { '&:hover': { background: vars.color.paper } } });
export const sortButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '4px',
  minHeight: '44px',
  margin: '0 -8px',
  padding: '0 8px',
  border: 0,
  borderRadius: vars.radius.block,
  background: 'none',
  color: 'inherit',
  fontWeight: 600,
  textAlign: 'inherit',
  selectors: { '&:hover': { color: vars.color.ink } },
});
export const sortIcon = recipe({
  variants: { active: { true: { color: vars.color.ink }, false: { opacity: 0.35 } } },
});

export const pager = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '64px',
  padding: '8px 16px 8px 24px',
  borderTop: line,
});
export const count = style({ fontSize: '0.9375rem', color: vars.color.inkMuted });
export const pagerButtons = style({ display: 'flex', gap: '8px' });

export const withAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(240px, 300px) minmax(0, 1fr)',
  gap: '20px',
  alignItems: 'start',
});
export const selectCell = style({
  width: '44px',
  padding: '0 0 0 24px',
  selectors: { 'tbody tr + tr > &': { borderTop: line }, 'thead &': { borderBottom: line } },
});
export const checkbox = style({ width: '20px', height: '20px', accentColor: vars.color.olive, cursor: 'pointer' });
