/** Answers are typed as text; a buffer goes out as it is. */
export const pdfFile = (name: string, pdf: Buffer) => ({
  status: 200 as const,
  body: pdf as unknown as string,
  headers: pdfHeaders(name),
});

const pdfHeaders = (name: string): Record<string, string> => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `attachment; filename="${name.replaceAll(/[^\w-]/g, '')}.pdf"`,
});
