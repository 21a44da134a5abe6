import { style } from '@vanilla-extract/css';
import { vars } from '#web/ui/theme/contract.css.ts';

export const button = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '16px',
  width: '100%',
  minHeight: '56px',
  padding: 0,
  border: 0,
  background: 'transparent',
  textAlign: 'left',
  fontWeight: 700,
  borderRadius: vars.radius.note,
});
export const body = style({ selectors: { '&[hidden]': { display: 'none' } } });
