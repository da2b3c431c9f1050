import type { ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { openingTypes } from '@bahi/domain/documents/opening.ts'
import type { OpeningType } from '@bahi/domain/documents/opening.ts'
import { paymentKinds } from '@bahi/domain/payments/kinds.ts'
import type { PaymentKind } from '@bahi/domain/payments/kinds.ts'
import { masters } from './kinds/masters.ts'
import { nested } from './rows.ts'
import type { ReadRow } from './rows.ts'

export type Side = 'Debit' | 'Credit'

/** On which side of the account of its party a row is, where it is money with one. */
export function sideOf(kind: ImportSheetKind, row: ReadRow): Side | undefined {
  switch (kind) {
    case 'payment': {
      const { money } = paymentKinds[row.values.get('kind') as PaymentKind] ?? {}
      // The party is on the other side than the money.
      return money && (money === 'debit' ? 'Credit' : 'Debit')
    }
    case 'openingItem':
      return openingTypes[row.values.get('type') as OpeningType]?.side
    case 'party': {
      const body = nested(row.values)
      masters.party!.complete!(body, row)
      if (typeof body['openingBalance'] !== 'string') return undefined
      // As a save has it where nothing is said.
      return (
        (body['openingBalanceSide'] as Side | undefined) ?? (body['role'] === 'Supplier' ? 'Credit' : 'Debit')
      )
    }
    default:
      return undefined
  }
}
