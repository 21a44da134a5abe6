import type { CardField } from './cardDesk.ts';
import { CARD_FONT_FACE, CARD_FONT_FAMILY } from './cardFont.ts';
import { cardFieldTexts } from './cardFieldTexts.ts';
import { escapeHtml } from './pageLayout.ts';

interface FieldLook {
  pattern: string;
  autocomplete: string;
  inputmode: string;
  maxlength: number;
}

export const FIELD_LOOKS: Record<CardField, FieldLook> = {
  cardHolder: { pattern: '.*\\S.*', autocomplete: 'cc-name', inputmode: 'text', maxlength: 80 },
  cardNumber: {
    pattern: '(\\d ?){13,19}',
    autocomplete: 'cc-number',
    inputmode: 'numeric',
    maxlength: 23,
  },
  expiryDate: {
    pattern: '(0[1-9]|1[0-2]) ?/? ?\\d\\d',
    autocomplete: 'cc-exp',
    inputmode: 'numeric',
    maxlength: 7,
  },
  verificationCode: {
    pattern: '\\d{3,4}',
    autocomplete: 'cc-csc',
    inputmode: 'numeric',
    maxlength: 4,
  },
};

export const CARD_FIELD_STYLE = `
${CARD_FONT_FACE}
*{box-sizing:border-box}
html,body{height:100%;margin:0;background:transparent}
input{width:100%;height:100%;padding:0;border:0;background:transparent;color:var(--color,#2B2E1A);font:600 var(--font-size,16px)/1.5 ${CARD_FONT_FAMILY},ui-rounded,"Segoe UI",system-ui,sans-serif}
input::placeholder{color:#6B7053;opacity:1;font-weight:500}
input:focus{outline:none}
`;

export function cardFieldPage(field: CardField, locale: string): string {
  const { label, error, empty, language, placeholder } = cardFieldTexts(locale, field);
  const { pattern, autocomplete, inputmode, maxlength } = FIELD_LOOKS[field];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(label)}</title>
<style>${CARD_FIELD_STYLE}</style>
<script src="/v1/card-field.js" defer></script>
</head>
<body>
<input aria-label="${escapeHtml(label)}" data-error="${escapeHtml(error)}" data-empty="${escapeHtml(empty)}" pattern="${escapeHtml(pattern)}" required
 autocomplete="${autocomplete}" placeholder="${placeholder}" inputmode="${inputmode}" maxlength="${maxlength}">
</body>
</html>`;
}
