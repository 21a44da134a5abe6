import type { ReactNode } from 'react';
import { csvText, type CsvCell } from '#domain/values/csvText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { saveFile } from '#web/ui/saveFile.ts';

type CsvButtonProps = {
  /** Without its ending. */
  fileName: string;
  rows: () => readonly (readonly CsvCell[])[];
  children: ReactNode;
};

export const CsvButton = ({ fileName, rows, children }: CsvButtonProps) => (
  <Button
    kind="outline"
    size="small"
    icon={<Icon name="download" />}
    onClick={() => saveFile(csvText(rows()), 'text/csv;charset=utf-8', `${fileName}.csv`)}
  >
    {children}
  </Button>
);
