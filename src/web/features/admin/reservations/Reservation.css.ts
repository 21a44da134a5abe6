import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const section = style({ display: 'grid', gap: '16px' });
/** No wider than its word. */
globalStyle(`${section} > :is(a, button)`, { justifySelf: 'start' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '12px 16px' });
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const lines = style({ listStyle: 'none', margin: 0, padding: 0 });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
  paddingBlock: '10px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}` } },
});
export const words = style({ display: 'grid', flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' });
export const meta = style({ fontSize: '0.875rem', lineHeight: '1.25rem', color: vars.color.inkMuted });
export const end = style({ flex: 'none', fontWeight: 600 });
export const sums = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: '4px 24px', margin: 0 });
export const sum = style({ margin: 0, fontWeight: 600, textAlign: 'right' });
export const linkField = style({ overflowWrap: 'anywhere', userSelect: 'all' });

/** Never parted at its hyphen. */
export const number = style({ display: 'block', whiteSpace: 'nowrap' });
