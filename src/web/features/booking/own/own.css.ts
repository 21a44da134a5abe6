import { style } from '@vanilla-extract/css';
import { panel } from '#web/ui/Card.css.ts';
import { linkClass } from '#web/ui/Link.css.ts';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: '24px',
  paddingBlock: '32px 64px',
});
export const columns = style({
  display: 'grid',
  gap: '24px',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const part = style([panel, { display: 'grid', gap: '16px', minWidth: 0 }]);
export const code = style({ display: 'grid', justifyItems: 'center', gap: '8px', textAlign: 'center' });
export const qr = style({ width: '200px', maxWidth: '100%', height: 'auto' });
export const number = style({ fontSize: '1.25rem', lineHeight: '1.625rem', fontWeight: 700, letterSpacing: '.04em' });
export const guest = style({
  display: 'grid',
  gap: '4px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}`, paddingTop: '12px' } },
});
export const line = style({ display: 'flex', flexWrap: 'wrap', gap: '0 12px', alignItems: 'center' });
export const time = style({ minWidth: '3.2em', fontWeight: 700 });
export const lineName = style({ flex: 1, minWidth: '10em' });
export const muted = style({ color: vars.color.inkMuted });
export const list = style({ listStyle: 'none', margin: 0, padding: 0 });
export const moved = style({
  display: 'grid',
  gap: '12px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}`, marginTop: '12px', paddingTop: '12px' } },
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '12px' });
export const stack = style({ display: 'grid', gap: '16px' });
export const link = style([
  linkClass,
  { display: 'inline-flex', alignItems: 'center', minHeight: '44px', padding: 0, border: 0, background: 'transparent' },
]);
