import type { Group } from '../../app/accounts/accounts.ts'
import { useT } from '../../app/texts.ts'

/** The group of the chart that a row is of, in the reader's language. */
export function GroupWord({ row }: { row: { readonly group: Group } }) {
  return <>{useT()(`accountGroup.${row.group}`)}</>
}
