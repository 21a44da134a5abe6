import { style } from '@vanilla-extract/css';

export const office = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  minHeight: '100dvh',
});

export const pages = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const alone = style({ display: 'grid', gap: '20px', alignContent: 'start', maxWidth: '640px', padding: '64px' });
