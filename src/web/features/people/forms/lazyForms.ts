import { lazyPart } from '#web/i18n/lazyScreen.ts';

export const EditCustomerDialog = lazyPart('choosing', () => import('./EditCustomerDialog.tsx'), 'EditCustomerDialog');

export const UnconfirmedEmail = lazyPart('choosing', () => import('./UnconfirmedEmail.tsx'), 'UnconfirmedEmail');
