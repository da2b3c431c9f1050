import { ruleHolds } from '../../../tables/rules.ts'
import type { RuleId } from '../../../tables/rules.ts'
import type { CalendarDate } from '../../../cal/date.ts'

/** What a cell of the form can hold. */
export const figureNames = ['taxableValue', 'igst', 'cgst', 'sgst', 'cess'] as const
export type FigureName = (typeof figureNames)[number]

export interface CellRule {
  readonly section: string
  /** Columns that the form has for it. */
  readonly holds: readonly FigureName[]
  /** Rule from whose first day it may be negative; without one it never may. */
  readonly negativeBy?: RuleId
  /** Rule from whose first day the portal fills it from GSTR-1 and takes no other figure. */
  readonly lockedBy?: RuleId
  /** Computed from other cells, so nothing is typed into it. */
  readonly isComputed?: true
  /** Central tax and State tax may differ. */
  readonly unequal?: true
}

const all = figureNames
const tax = ['igst', 'cgst', 'sgst', 'cess'] as const
const outward = { negativeBy: 'gstr3b.negativeOutward', lockedBy: 'gstr3b.outwardLocked' } as const
const credit = { holds: tax, negativeBy: 'gstr3b.negativeCredit' } as const

/**
 * The cells of GSTR-3B in the order of the form. Source: form GSTR-3B (CGST Rules, rule 61(5)), its instructions as
 * amended by notification 14/2022-Central Tax, and the field rules of the offline utility 5.8.
 */
export const cellRules = [
  { section: '3.1(a)', holds: all, ...outward },
  { section: '3.1(b)', holds: ['taxableValue', 'igst', 'cess'], ...outward },
  { section: '3.1(c)', holds: ['taxableValue'], ...outward },
  { section: '3.1(d)', holds: all, negativeBy: 'gstr3b.negativeOutward' },
  { section: '3.1(e)', holds: ['taxableValue'], ...outward },
  { section: '3.1.1(i)', holds: all, ...outward },
  { section: '3.1.1(ii)', holds: ['taxableValue'], ...outward },
  {
    section: '3.2',
    holds: ['taxableValue', 'igst'],
    negativeBy: 'gstr3b.negativeOutward',
    lockedBy: 'gstr3b.table32Locked',
  },
  { section: '4A(1)', holds: ['igst', 'cess'], negativeBy: 'gstr3b.negativeCredit' },
  { section: '4A(2)', holds: ['igst', 'cess'], negativeBy: 'gstr3b.negativeCredit' },
  { section: '4A(3)', ...credit },
  { section: '4A(4)', ...credit },
  { section: '4A(5)', ...credit },
  { section: '4B(1)', holds: tax },
  { section: '4B(2)', holds: tax, unequal: true },
  { section: '4C', holds: tax, isComputed: true },
  { section: '4D(1)', holds: tax },
  { section: '4D(2)', ...credit },
  { section: '5', holds: ['taxableValue'] },
  { section: '5.1', holds: tax },
  { section: '6.1', holds: tax, isComputed: true },
] as const satisfies readonly CellRule[]

export type Section3b = (typeof cellRules)[number]['section']
export const sections3b = cellRules.map(({ section }) => section) as [Section3b, ...Section3b[]]

export const cellRule = (section: Section3b): CellRule => cellRules.find((rule) => rule.section === section)!

/** A cell whose figure may be below zero in the return of a period that ends on this day. */
export const mayBeNegative = (section: Section3b, lastDay: CalendarDate): boolean => {
  const { negativeBy } = cellRule(section)
  return negativeBy !== undefined && ruleHolds(negativeBy, lastDay)
}

/** The portal takes the figure of GSTR-1 alone: what is wrong there is corrected in GSTR-1A. */
export const isLocked = (section: Section3b, lastDay: CalendarDate): boolean => {
  const { lockedBy } = cellRule(section)
  return lockedBy !== undefined && ruleHolds(lockedBy, lastDay)
}
