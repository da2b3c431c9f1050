/** Beside the index of the slice, which companies import: a page begins with the company that sends it. */
export { statementPages, statementSource } from '../statement-pdf.ts'
