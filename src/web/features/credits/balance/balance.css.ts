import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

export const page = style({
  display: 'grid',
  gap: '24px',
  paddingBlock: '16px 64px',
  '@media': { [media.tablet]: { maxWidth: '624px', paddingBlock: '28px 96px' } },
});
export const head = style({ display: 'grid', gap: '4px' });
export const button = style({ minWidth: '220px', '@media': { [media.phone]: { width: '100%' } } });
export const facts = style({
  display: 'grid',
  gap: '8px',
  margin: 0,
  padding: '20px 24px',
  '@media': { [media.phone]: { paddingInline: '20px' }, [media.desktop]: { paddingInline: '28px' } },
  borderRadius: vars.radius.card,
  background: vars.color.sand,
});
export const fact = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: '0 16px' });
export const value = style({ margin: 0, fontWeight: 700 });
export const main = style({ fontSize: '1.25rem', lineHeight: '1.75rem', fontWeight: 700 });
