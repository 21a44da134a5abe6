import { recipe } from '@vanilla-extract/recipes';
import { media } from './theme/breakpoints.ts';
import { vars } from './theme/contract.css.ts';

export const badge = recipe({
  base: {
    display: 'inline-flex',
    width: 'max-content',
    maxWidth: 'min(100%, 17rem)',
    alignItems: 'center',
    gap: '6px',
    minHeight: '28px',
    padding: '4px 12px 4px 10px',
    borderRadius: vars.radius.pill,
    fontSize: '0.875rem',
    lineHeight: '1.125rem',
    fontWeight: 700,
    '@media': { [media.forced]: { border: '1px solid' } },
  },
  variants: {
    kind: {
      success: { background: vars.color.successTint, color: vars.color.success },
      warning: { background: vars.color.warningTint, color: vars.color.warning },
      danger: { background: vars.color.dangerTint, color: vars.color.danger },
      swim: { background: vars.color.swimTint, color: vars.color.swimText },
      moss: { background: vars.color.moss, color: vars.color.ink, paddingLeft: '12px' },
    },
  },
});
