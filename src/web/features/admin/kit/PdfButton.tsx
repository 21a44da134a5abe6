import { FileButton, type FileButtonProps } from './FileButton.tsx';

type PdfButtonProps = Omit<FileButtonProps, 'mediaType'>;

/** `fileName` without its ending. */
export const PdfButton = ({ fileName, ...button }: PdfButtonProps) => (
  <FileButton {...button} fileName={`${fileName}.pdf`} mediaType="application/pdf" />
);
