/** File name of a document's PDF: its number with what a file system refuses replaced. */
export const pdfName = (number: string | null, kind: string): string =>
  `${(number ?? kind).replace(/[^A-Za-z0-9._-]+/g, '-')}.pdf`
