/** Rows of one file, its headings among them. */
export const mostImportRows = 1_000_001
export const mostImportColumns = 300

/** Of the file of a bank statement: some years of a busy account. */
export const bankFileLimits = { bytes: 8 * 1024 * 1024, rows: 50_000 } as const
