import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './theme/contract.css.ts';

export const richText = style({ maxWidth: '42em' });
globalStyle(`${richText} > * + *`, { marginTop: '12px' });
globalStyle(`${richText} h3, ${richText} h4`, { fontSize: '1.125rem', lineHeight: '1.625rem', fontWeight: 700 });
globalStyle(`${richText} ul, ${richText} ol`, { paddingLeft: '22px' });
globalStyle(`${richText} li + li`, { marginTop: '4px' });
globalStyle(`${richText} a`, { color: vars.color.oliveDeep, fontWeight: 700, textDecorationThickness: '2px' });
