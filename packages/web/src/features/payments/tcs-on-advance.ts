import { financialYearOf } from '@bahi/domain/cal/period.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { collectionOfReceipt } from '@bahi/domain/withholding/collect.ts'
import type { Collection } from '@bahi/domain/withholding/collect.ts'
import { collectionNamed } from '@bahi/domain/withholding/collect-sections.ts'
import type { CollectionSection } from '@bahi/domain/withholding/collect-sections.ts'
import type { Reply } from '../../app/api/call-types.ts'

type Collecting = Reply<'paymentIn.outstanding'>['collecting'][number]

/** What the person said of the tax to collect of an advance; the rest follows from the customer and the law. */
export interface TcsTyped {
  /** Empty: none is collected. Absent: that of the customer. */
  readonly section?: CollectionSection | '' | undefined
  /** Absent or empty: as the law has it. */
  readonly base?: string | undefined
  readonly amount?: string | undefined
  readonly reason: string
}

export const noTcsTyped: TcsTyped = { reason: '' }

export interface TcsOfAdvance {
  readonly section: CollectionSection | ''
  readonly found: Collection | undefined
  readonly tax: string
  /** It is not what the law computes: the server asks why. */
  readonly isChanged: boolean
}

/** The tax inside what is received before its invoice, by the rule that the server trusts; undefined where none may be collected. */
export function tcsOfAdvance(
  typed: TcsTyped,
  collecting: Collecting | undefined,
  { rest, date }: { readonly rest: string; readonly date: string },
): TcsOfAdvance | undefined {
  if (!collecting || Number(rest) <= 0) return undefined
  const own = collectionNamed(collecting.section ?? '')
  const section = typed.section ?? own ?? ''
  const compute = (of: CollectionSection | '' | undefined, base?: string, amount?: string) =>
    of
      ? collectionOfReceipt({
          section: of,
          date,
          money: rest,
          hasPan: collecting.hasPan,
          year: collecting.years.find(
            (year) => year.section === of && year.financialYear === financialYearOf(date),
          ) ?? { counted: '0', taxed: '0' },
          base: numberIn(base),
          amount: numberIn(amount),
        })
      : undefined
  const found = compute(section, typed.base, typed.amount)
  const computed = compute(own)
  return {
    section,
    found,
    tax: found?.tax ?? '0.00',
    isChanged:
      section === own || (section === '' && !computed)
        ? found?.base !== computed?.base || found?.tax !== computed?.tax
        : true,
  }
}

/** As the call takes it; nothing where it is as the law has it. */
export function tcsBody(
  { base, amount, reason }: TcsTyped,
  found: TcsOfAdvance | undefined,
  own: string | null | undefined,
) {
  if (!found?.isChanged) return {}
  const { section } = found
  const said = {
    ...(section === '' ? { amount: '0' } : {}),
    ...(section !== '' && base ? { base } : {}),
    ...(section !== '' && amount ? { amount } : {}),
    ...(reason ? { reason } : {}),
  }
  return { tcs: { section: section || own!, ...said } }
}

const numberIn = (text: string | undefined) => (text && Decimal.isValid(text) ? text : undefined)
