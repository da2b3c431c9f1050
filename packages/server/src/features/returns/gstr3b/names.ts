import type { Filing } from '../period.ts'

/** What its files are called. */
export const nameOf3b = ({ gstin, name, returnPeriod }: Filing): string =>
  `GSTR3B ${gstin ?? name} ${returnPeriod}`
