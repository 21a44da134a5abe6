import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './contract.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });

globalStyle('html', {
  /** A browser that darkens pages by itself would break the measured contrasts. */
  colorScheme: 'only light',
  scrollPaddingBlock: '24px 120px',
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  overflowY: 'scroll',
});

globalStyle('html:has(dialog:modal)', { overflow: 'hidden', scrollbarGutter: 'stable' });

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  fontFamily: vars.font.family,
  fontSize: '1rem',
  lineHeight: '1.625rem',
  fontWeight: 500,
  color: vars.color.ink,
  background: vars.color.paper,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend', { margin: 0, padding: 0, border: 0 });
globalStyle('fieldset', { minInlineSize: 0 });
globalStyle('ul[class], ol[class]', { listStyle: 'none' });
globalStyle('h1, h2, h3, h4', { hyphens: 'auto', hyphenateLimitChars: '12 4 4' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { cursor: 'pointer' });
globalStyle('a', { color: vars.color.olive, textUnderlineOffset: '4px' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle('strong, b', { fontWeight: 700 });
globalStyle('table', { borderCollapse: 'collapse' });

globalStyle(':focus-visible', { outline: `3px solid ${vars.color.ink}`, outlineOffset: '2px' });
globalStyle('h1:focus, h2:focus, main:focus', { outline: 'none' });

globalStyle('*, *::before, *::after, *::backdrop', {
  '@media': {
    [media.still]: {
      animationDuration: '0s !important',
      animationDelay: '0s !important',
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
