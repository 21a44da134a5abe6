import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const page = style({ display: 'grid', gap: '24px' });
/** On phones what stands below comes into view only with the rest. */
export const preparing = style([page, { '@media': { [media.phone]: { alignContent: 'start', minHeight: '100dvh' } } }]);
export const head = style({ display: 'grid', gap: '4px' });
export const stack = style({ display: 'grid', gap: '20px' });
export const panelStack = style({ display: 'grid', gap: '12px' });

export const security = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  marginTop: '4px',
  color: vars.color.inkMuted,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
});

export const amounts = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  borderRadius: vars.radius.note,
  background: vars.color.sand,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const amount = style({ padding: '16px 20px' });
globalStyle(`${amount} + ${amount}`, { borderLeft: `1px solid ${vars.color.hairline}` });
export const amountValue = style({ fontSize: '1.5rem', lineHeight: '1.875rem', fontWeight: 600 });
