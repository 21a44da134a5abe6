export const client = () => import('./client.ts');
