/** Drawings are 3 : 2; a band lies across the whole page. */
export const artWidths = (name: string): readonly number[] => (name.startsWith('kop') ? bandWidths : pictureWidths);
export const artHeight = (width: number): number => Math.round(width / 1.5);

const pictureWidths = [400, 600, 800, 1200, 1600];
const bandWidths = [800, 1200, 1600, 2400, 3200];
