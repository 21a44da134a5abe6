const allowed = /^(?:https?:\/\/[^/\\]|mailto:|tel:|#|\/(?![/\\]))/i;

/**
 * The address of a link as it may be rendered, or null: http, https, mailto, tel, a path of this site or a place on
 * the page. Spaces around it and the control characters browsers skip are taken out before it is judged.
 */
export function safeHref(href: string): string | null {
  const cleaned = stripControls(href).trim();
  return allowed.test(cleaned) ? cleaned : null;
}

function stripControls(text: string): string {
  return Array.from(text)
    .filter((sign) => sign > '\u001f' && sign !== '\u007f')
    .join('');
}
