import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const barPlace = style({
  position: 'fixed',
  zIndex: 3,
  right: 0,
  bottom: 0,
  left: '232px',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '12px',
  minHeight: '72px',
  padding: '12px 32px',
  borderTop: `1px solid ${vars.color.hairline}`,
  background: vars.color.white,
  selectors: {
    '&:not(:has(button))': { borderColor: 'transparent', background: 'none', pointerEvents: 'none' },
    ':root:has([data-collapsed]) &': { left: '76px' },
  },
});
/** Over a form's own bar. */
export const aboveBar = style({ selectors: { ':root:has([data-save-bar] button) &': { bottom: '72px' } } });
export const barText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  marginRight: 'auto',
  fontSize: '0.9375rem',
  fontWeight: 600,
});
export const dot = style({ width: '10px', height: '10px', borderRadius: '5px', background: vars.color.warning });

export const versions = style({ width: '100%', fontSize: '0.9375rem', lineHeight: '1.375rem' });
globalStyle(`${versions} :is(th, td)`, {
  padding: '10px 16px 10px 0',
  textAlign: 'left',
  verticalAlign: 'top',
  fontWeight: 500,
  overflowWrap: 'anywhere',
  borderBottom: `1px solid ${vars.color.hairline}`,
});
globalStyle(`${versions} :is(thead th)`, { color: vars.color.inkMuted, fontSize: '0.875rem' });
globalStyle(`${versions} tbody th`, { fontWeight: 700 });

export const danger = style({ display: 'grid', gap: '20px' });
globalStyle(`${danger} > [role="alert"]:empty`, { display: 'none' });
export const dangerButtons = style({ display: 'flex', justifyContent: 'flex-end', gap: '12px' });
export const dangerButton = style({
  background: vars.color.danger,
  selectors: { '&:hover:not([aria-disabled="true"])': { background: vars.color.ink } },
});

export const section = style({ display: 'grid', gap: '20px' });

export const readOnly = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '20px',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

/** What changes the form is not offered either. */
globalStyle(`${readOnly} button`, { display: 'none' });
