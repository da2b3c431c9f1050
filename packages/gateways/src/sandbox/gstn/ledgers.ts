import { Decimal } from '@bahi/domain/num/decimal.ts'
import { recordOf, recordsOf, textOf } from '../../gstn/loose.ts'
import type { Loose } from '../../gstn/loose.ts'

export interface HeadAmounts {
  readonly igst: string
  readonly cgst: string
  readonly sgst: string
  readonly cess: string
}

export interface Ledgers {
  readonly cash: HeadAmounts
  readonly credit: HeadAmounts
}

/** What a taxpayer of the sandbox has before anything is ordered: enough to pay returns of a small business. */
export const firstLedgers: Ledgers = {
  cash: { igst: '500000', cgst: '500000', sgst: '500000', cess: '500000' },
  credit: { igst: '0', cgst: '0', sgst: '0', cess: '0' },
}

const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
/** Members of a head: cash by type of payment, credit used by the credit's own head, credit of the return. */
const members = {
  igst: { cash: ['ipd', 'i_intrpd'], used: ['i_pdi', 'c_pdi', 's_pdi'], earned: 'iamt' },
  cgst: { cash: ['cpd', 'c_intrpd', 'c_lfeepd'], used: ['i_pdc', 'c_pdc'], earned: 'camt' },
  sgst: { cash: ['spd', 's_intrpd', 's_lfeepd'], used: ['i_pds', 's_pds'], earned: 'samt' },
  cess: { cash: ['cspd', 'cs_intrpd'], used: ['cs_pdcs'], earned: 'csamt' },
} as const

/** The ledgers after a GSTR-3B was filed: its net credit comes in, what it paid goes out. */
export function ledgersAfter(
  before: Ledgers,
  content: Loose | undefined,
  offset: Loose | undefined,
): Ledgers {
  const net = recordOf(recordOf(content?.['itc_elg'])?.['itc_net'])
  const used = recordOf(offset?.['pditc'])
  const paid = recordsOf(offset?.['pdcash'])
  const amount = (row: Loose | undefined, name: string) => Decimal.of(textOf(row?.[name]) ?? '0')
  const mapped = (of: (head: (typeof heads)[number]) => Decimal): HeadAmounts => ({
    igst: of('igst').toPlain(),
    cgst: of('cgst').toPlain(),
    sgst: of('sgst').toPlain(),
    cess: of('cess').toPlain(),
  })
  return {
    cash: mapped((head) =>
      paid
        .flatMap((row) => members[head].cash.map((name) => amount(row, name)))
        .reduce((left, one) => left.sub(one), Decimal.of(before.cash[head])),
    ),
    credit: mapped((head) =>
      members[head].used
        .map((name) => amount(used, name))
        .reduce(
          (left, one) => left.sub(one),
          Decimal.of(before.credit[head]).add(amount(net, members[head].earned)),
        ),
    ),
  }
}
