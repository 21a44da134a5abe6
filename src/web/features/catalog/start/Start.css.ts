import { style } from '@vanilla-extract/css';
import { media } from '#web/ui/theme/breakpoints.ts';
import { vars } from '#web/ui/theme/contract.css.ts';

/** The title stands on the picture's horizon, 62 % down the band, header included. */
export const hero = style({
  display: 'grid',
  alignContent: 'end',
  minHeight: '276px',
  '@media': { [media.tablet]: { minHeight: '184px' }, [media.desktop]: { minHeight: '216px' } },
});
export const heroTitle = style({ maxWidth: '8.5em', '@media': { [media.phone]: { maxWidth: '7em' } } });
export const heroLead = style({
  marginTop: '8px',
  '@media': { [media.tablet]: { marginTop: '36px' }, [media.desktop]: { marginTop: '44px' } },
});
export const content = style({
  /** Before the water, which a note at the top reaches into. */
  position: 'relative',
  display: 'grid',
  gap: '40px',
  paddingTop: '32px',
  '@media': { [media.tablet]: { gap: '64px', paddingTop: '72px' }, [media.desktop]: { paddingTop: '84px' } },
});
export const section = style({
  display: 'grid',
  gap: '20px',
  '@media': { [media.tablet]: { gap: '24px' } },
});
export const first = style({ '@media': { [media.desktop]: { gridColumn: '1 / -1' } } });
export const ended = style({ marginBottom: '-12px' });
export const endedPicture = style({ float: 'right', margin: '0 0 4px 12px' });
export const again = style({ marginTop: '12px' });
export const gift = style({ minHeight: '92px', marginBottom: '-12px' });
export const resume = style({ minHeight: '166px', marginBottom: '-12px' });
export const account = style({
  display: 'grid',
  justifyItems: 'center',
  paddingTop: '24px',
  '@media': { [media.tablet]: { display: 'none' } },
});
export const loading = style({ minHeight: '400px' });
export const price = style({ marginTop: '8px', fontWeight: 700, color: vars.color.oliveDeep });
