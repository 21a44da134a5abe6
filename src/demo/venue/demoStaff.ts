import type { StandardRole } from '#contract/names.ts';

export type DemoStaffUser = {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: StandardRole;
};

export const demoStaff: DemoStaffUser[] = [
  {
    id: 'personeel-mila',
    email: 'mila@olijfgaard.example',
    password: 'gaardhuis-mila-1',
    firstName: 'Mila',
    lastName: 'Visser',
    role: 'owner',
  },
  {
    id: 'personeel-ruben',
    email: 'ruben@olijfgaard.example',
    password: 'gaardhuis-sem-2',
    firstName: 'Ruben',
    lastName: 'Hoek',
    role: 'planner',
  },
];
