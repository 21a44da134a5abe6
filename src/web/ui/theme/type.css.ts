import { style, styleVariants, type StyleRule } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

/** Sizes are written for a root of 16 px and follow the size the visitor's browser is set to. */
const rem = (size: string | undefined): string => `${Number(size) / 16}rem`;

function step(phone: string, wide: string, weight: number, spacing = '0'): StyleRule {
  const [size, line] = phone.split('/');
  const [wideSize, wideLine] = wide.split('/');
  const rule: StyleRule = {
    fontSize: rem(size),
    lineHeight: rem(line),
    fontWeight: weight,
    letterSpacing: spacing,
  };
  if (phone === wide) return rule;
  return { ...rule, '@media': { [media.tablet]: { fontSize: rem(wideSize), lineHeight: rem(wideLine) } } };
}

export const type = styleVariants({
  display: step('40/44', '60/64', 500, '-.03em'),
  h1: { ...step('32/38', '40/46', 500, '-.025em'), textWrap: 'balance' },
  h2: step('24/30', '26/32', 600, '-.015em'),
  h3: step('20/26', '20/26', 600, '-.01em'),
  h3First: {
    ...step('20/26', '20/26', 600, '-.01em'),
    '@media': { [media.tablet]: step('34/40', '34/40', 500, '-.02em') },
  },
  lead: { ...step('18/28', '18/28', 500), color: vars.color.inkMuted, maxWidth: '36em' },
  hero: { ...step('18/28', '20/30', 500), maxWidth: '36em' },
  body: step('16/26', '16/26', 500),
  label: step('15/20', '15/20', 600),
  small: step('14/20', '14/20', 500),
  micro: step('13/16', '14/16', 600),
});

export const muted = style({ color: vars.color.inkMuted });
export const amount = style({ fontWeight: 700, textAlign: 'right', whiteSpace: 'nowrap' });
export const liveAmount = style([amount, { minWidth: '5em' }]);
