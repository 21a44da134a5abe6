import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const movements = style({ marginTop: '8px', borderTop: `1px solid ${vars.color.hairline}` });
export const list = style({ listStyle: 'none', display: 'grid', gap: '12px', margin: 0, padding: '0 0 8px' });
export const item = style({ display: 'flex', justifyContent: 'space-between', gap: '16px', overflowWrap: 'anywhere' });
export const change = style({ flex: 'none', textAlign: 'right', fontWeight: 600 });
export const when = style({ display: 'block', color: vars.color.inkMuted, fontSize: '0.875rem', fontWeight: 500 });
