import type { CustomerRegistration, LoginForm } from '#contract/names.ts';

export type Identity = { kind: 'login'; form: LoginForm } | { kind: 'registration'; form: CustomerRegistration };
