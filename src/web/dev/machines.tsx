import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MachinesPage } from './MachinesPage.tsx';

createRoot(document.getElementById('app')!).render(
  <StrictMode>
    <MachinesPage />
  </StrictMode>,
);
