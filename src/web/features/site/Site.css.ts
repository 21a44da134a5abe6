import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';
import { headerHeight } from '#web/ui/theme/layout.css.ts';

/** Header, page, footer and a flow's step bar share one column, so that the bar stays over the footer. */
export const frame = style({ display: 'flex', flexDirection: 'column', minHeight: '100dvh' });

export const header = style({ position: 'relative', zIndex: 2, flex: 'none' });
export const headerRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: `${headerHeight.phone}px`,
  '@media': { [media.tablet]: { minHeight: `${headerHeight.tablet}px`, gap: '28px' } },
});
export const home = style({ display: 'inline-flex', marginRight: 'auto', textDecoration: 'none', borderRadius: '8px' });

export const logo = style({ width: 'auto', height: 'auto', maxWidth: '200px', maxHeight: '44px' });

export const languages = style({ display: 'flex', gap: '4px' });
export const headerLanguages = style([languages, { '@media': { [media.phone]: { display: 'none' } } }]);
export const footerLanguages = style([
  languages,
  { justifyContent: 'center', paddingBlock: '24px 0', '@media': { [media.tablet]: { display: 'none' } } },
]);
export const language = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '44px',
  minHeight: '44px',
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: 600,
  color: vars.color.ink,
  textDecoration: 'none',
  borderRadius: '8px',
  selectors: {
    '&[aria-current]': { fontWeight: 700 },
    '&:hover': { textDecoration: 'underline' },
  },
});
export const languageWord = style({
  borderBottom: '2px solid transparent',
  paddingBlock: '4px 3px',
  selectors: { '[aria-current] &': { borderColor: vars.color.olive } },
});
export const toSite = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '4px',
  fontWeight: 700,
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  color: vars.color.oliveDeep,
  textDecoration: 'none',
  borderRadius: '8px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const footer = style({
  order: 2,
  flex: 'none',
  marginTop: 'auto',
  background: vars.color.orchard,
  color: vars.color.onOrchard,
});
export const footerGap = style({ height: '72px', '@media': { [media.tablet]: { height: '96px' } } });
export const footerGrid = style({
  display: 'grid',
  gap: '28px 20px',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlock: '44px',
  '@media': { [media.tablet]: { gridTemplateColumns: '1.2fr 1fr 1fr', paddingBlock: '64px' } },
});
export const footerName = style({
  display: 'grid',
  gap: '20px',
  gridColumn: '1 / -1',
  alignContent: 'start',
  '@media': { [media.tablet]: { gridColumn: 'auto' } },
});
export const footerList = style({ display: 'grid', gap: '0', alignContent: 'start' });
export const footerLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: 'inherit',
  textDecorationThickness: '1px',
  textUnderlineOffset: '6px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
export const footerMail = style([footerLink, { marginTop: '-8px', overflowWrap: 'anywhere' }]);

/** In the upper half, where the page's own words will stand. */
export const loading = style({ display: 'grid', alignContent: 'center', minHeight: '50dvh' });
/** Before any script runs. @public the build reads its name */
export const opening = style([loading, { '@media': { '(scripting: none)': { display: 'none' } } }]);

export const message = style({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  gap: '20px',
  paddingBlock: '44px 64px',
  '@media': { [media.tablet]: { paddingBlock: '64px 96px' } },
});
export const prose = style({ display: 'grid', gap: '16px', maxWidth: '42em', paddingBlock: '24px 64px' });
