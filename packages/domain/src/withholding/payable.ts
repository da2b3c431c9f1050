import { Decimal } from '../num/decimal.ts'

/** What is owed of a document: its total with the tax that is collected at source beside it. */
export const payableOf = ({
  total,
  collected,
}: {
  readonly total: string
  readonly collected?: string | undefined
}): string => (collected ? Decimal.of(total).add(collected).toFixed(2) : total)
