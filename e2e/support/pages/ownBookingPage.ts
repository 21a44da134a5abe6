import type { Page } from '@playwright/test';

/** A booking by the link in its mail. */
export function ownBookingPage(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  return {
    main,
    dialog,
    code: main.getByRole('img', { name: /^K-/ }),
    move: main.getByRole('button', { name: 'Andere dag of tijd' }),
    stay: main.getByRole('button', { name: 'Langer of korter blijven' }),
    cancel: main.getByRole('button', { name: 'Reservering annuleren' }),
    notComing: (guest: number) => main.getByRole('button', { name: `Komt niet (gast ${guest})` }),
    changeItem: (name: string) => main.getByRole('button', { name: `Wijzig ${name}` }),
    look: dialog.getByRole('button', { name: 'Bekijk wat er verandert' }),
    keep: dialog.getByRole('button', { name: 'Laat het zo' }),
    confirm: dialog.getByRole('button', { name: /^Ja, / }),
    back: dialog.getByRole('button', { name: 'Terug naar je reservering' }),
    pay: dialog.getByRole('link', { name: 'Nu betalen' }),
  };
}
