import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 380px)',
  alignItems: 'start',
  gap: '20px',
});
export const choices = style({ display: 'grid', gap: '20px', minWidth: 0 });
export const section = style({ display: 'grid', gap: '16px' });
export const fields = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: '16px' });
export const offers = style({ display: 'grid', gap: '8px', margin: 0, padding: 0, listStyle: 'none' });
export const offer = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '16px',
  width: '100%',
  minHeight: '48px',
  padding: '10px 16px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.white,
  textAlign: 'left',
  overflowWrap: 'anywhere',
});
export const meta = style({ display: 'block', fontSize: '0.875rem', color: vars.color.inkMuted });
export const items = style({ display: 'grid', gap: '20px', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gap: '12px',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.hairline}`, paddingTop: '20px' } },
});
export const itemHead = style({ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: '16px' });
export const guests = style({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', margin: 0, padding: 0, border: 0 });
export const quote = style({ position: 'sticky', top: '20px', display: 'grid', gap: '16px' });
export const lines = style({ display: 'grid', gap: '10px', margin: 0, padding: 0, listStyle: 'none' });
export const line = style({ display: 'flex', justifyContent: 'space-between', gap: '16px' });
export const part = style({ paddingLeft: '16px' });
export const total = style({ display: 'flex', justifyContent: 'space-between', fontWeight: 600 });
export const credit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '12px 8px',
});
