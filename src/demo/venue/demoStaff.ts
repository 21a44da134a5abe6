import type { StaffRole } from '#server/db/peopleTables.ts';

export type DemoStaffUser = {
  id: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: StaffRole;
};

export const demoStaff: DemoStaffUser[] = [
  {
    id: 'personeel-mila',
    email: 'mila@olijfgaard.example',
    password: 'gaardhuis1',
    firstName: 'Mila',
    lastName: 'Visser',
    role: 'owner',
  },
  {
    id: 'personeel-ruben',
    email: 'ruben@olijfgaard.example',
    password: 'gaardhuis2',
    firstName: 'Ruben',
    lastName: 'Hoek',
    role: 'planner',
  },
];
