/** Rows of one file, its headings among them. */
export const mostImportRows = 1_000_001
export const mostImportColumns = 300
