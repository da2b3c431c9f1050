import type { CalendarDate } from '../cal/date.ts'
import { ruleHolds } from '../tables/rules.ts'

/** Kerala's flood cess: sales within the State to unregistered persons, on the days of the rule `stateCess.kerala`. */
export function isFloodCessDue(facts: {
  readonly date: CalendarDate
  readonly supplierStateCode: string | undefined
  readonly interState: boolean
  readonly recipientRegistered: boolean
}): boolean {
  return (
    facts.supplierStateCode === '32' &&
    !facts.interState &&
    !facts.recipientRegistered &&
    ruleHolds('stateCess.kerala', facts.date)
  )
}
