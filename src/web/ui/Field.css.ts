import { globalStyle, style } from '@vanilla-extract/css';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const field = style({ display: 'grid', alignContent: 'start', minWidth: 0 });
export const label = style({ fontSize: '0.9375rem', lineHeight: '1.25rem', fontWeight: 600, marginBottom: '8px' });
export const labelWithHint = style({ marginBottom: '2px' });
export const optional = style({ fontWeight: 500, color: vars.color.inkMuted });
export const hint = style({
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  color: vars.color.inkMuted,
  marginBottom: '8px',
});
export const error = style({
  display: 'flex',
  gap: '8px',
  marginTop: '8px',
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  color: vars.color.danger,
});

export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: '52px',
  padding: '0 20px',
  border: `1.5px solid ${vars.color.control}`,
  borderRadius: vars.radius.pill,
  background: vars.color.white,
  color: vars.color.ink,
  fontSize: '1rem',
  fontWeight: 600,
  transition: `border-color ${vars.motion.color}`,
  selectors: {
    '&:hover': { borderColor: vars.color.inkMuted },
    '&::placeholder': { color: vars.color.inkFaint, fontWeight: 500, opacity: 1 },
    '&[aria-invalid="true"]': { border: `2px solid ${vars.color.danger}`, padding: '0 19.5px' },
    '&:read-only:not(select)': { background: vars.color.moss, borderColor: 'transparent' },
    '&:disabled': { background: vars.color.moss, borderColor: 'transparent', color: vars.color.inkMuted, opacity: 1 },
  },
  '@media': { [media.forced]: { borderColor: 'FieldText' } },
});

export const area = style([
  control,
  {
    minHeight: '132px',
    padding: '14px 20px',
    borderRadius: vars.radius.card,
    lineHeight: '1.625rem',
    resize: 'vertical',
    selectors: { '&[aria-invalid="true"]': { padding: '13.5px 19.5px' } },
  },
]);

export const box = style({ position: 'relative', display: 'grid' });
export const select = style([
  control,
  {
    appearance: 'none',
    paddingRight: '48px',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&:has(option[value=""]:checked)': { color: vars.color.inkFaint, fontWeight: 500 },
      '&[aria-invalid="true"]': { paddingRight: '47.5px' },
    },
  },
]);
globalStyle(`${select} option`, { color: vars.color.ink, fontWeight: 500 });
export const chevron = style({ position: 'absolute', right: '18px', top: '16px', pointerEvents: 'none' });

export const withEnd = style({ paddingRight: '56px' });
export const end = style({ position: 'absolute', right: '4px', top: '4px' });
