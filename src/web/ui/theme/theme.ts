import './fonts.css.ts';
import './olive.css.ts';
import './global.css.ts';
