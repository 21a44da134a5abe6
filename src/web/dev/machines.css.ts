import { globalStyle, style } from '@vanilla-extract/css';

const line = '1px solid #ddd6c8';

globalStyle('body', { margin: 0, background: '#f7f4ee', color: '#2b2a26', font: '14px/1.45 system-ui, sans-serif' });
globalStyle('button', { font: 'inherit', cursor: 'pointer' });

export const page = style({ display: 'grid', gridTemplateColumns: '260px minmax(0, 1fr)', minHeight: '100vh' });

export const list = style({ padding: 16, borderRight: line, background: '#fff' });
globalStyle(`${list} button`, {
  display: 'block',
  width: '100%',
  padding: '6px 8px',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  textAlign: 'left',
});
globalStyle(`${list} button[aria-pressed="true"]`, { background: '#dcebd5' });
globalStyle(`${list} h1`, { margin: 0, fontSize: 20 });
globalStyle(`${list} h2`, { margin: '20px 0 4px', fontSize: 14 });
globalStyle(`${list} small`, { display: 'block', color: '#6b675e' });

export const machine = style({ minWidth: 0, padding: 16 });
globalStyle(`${machine} header`, { display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' });

export const chart = style({ overflow: 'auto', maxHeight: '60vh', border: line, borderRadius: 8, background: '#fff' });

export const moment = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: 24,
  '@media': { '(max-width: 900px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${moment} pre`, { overflow: 'auto', maxHeight: 400 });

export const table = style({ width: '100%', borderCollapse: 'collapse' });
globalStyle(`${table} th, ${table} td`, {
  padding: '4px 8px',
  border: line,
  textAlign: 'left',
  overflowWrap: 'anywhere',
});
globalStyle(`${table} tr[data-answer="yes"]`, { background: '#eef6ea' });
