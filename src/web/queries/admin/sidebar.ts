import { readStored, writeStored } from '#web/api/browserStorage.ts';

const key = 'admin_sidebar';

export type SidebarWidth = 'open' | 'collapsed';

export const readSidebar = (): SidebarWidth => (readStored(key) === 'collapsed' ? 'collapsed' : 'open');
export const writeSidebar = (width: SidebarWidth): void => writeStored(key, width);
