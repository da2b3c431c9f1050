import type { ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { invariant } from '../../../platform/errors.ts'
import { accountOpeningLogic } from './account-opening.ts'
import { documentLogic } from './document.ts'
import { journalLogic } from './journal.ts'
import type { KindLogic } from './kind.ts'
import { masterLogic } from './master.ts'
import { masters } from './masters.ts'
import { openingItemLogic } from './opening-item.ts'
import { openingStockLogic } from './opening-stock.ts'
import { paymentLogic } from './payment.ts'
import { priceListLogic } from './price-list.ts'

const others: Readonly<Partial<Record<ImportSheetKind, KindLogic>>> = {
  document: documentLogic,
  payment: paymentLogic,
  openingItem: openingItemLogic,
  openingStock: openingStockLogic,
  priceListRow: priceListLogic,
  accountOpening: accountOpeningLogic,
  journal: journalLogic,
}

/** How the rows of a sheet become records. */
export function logicOf(kind: ImportSheetKind): KindLogic {
  const master = masters[kind]
  const logic = master ? masterLogic(master) : others[kind]
  invariant(logic, `${kind} has a way to be imported`)
  return logic
}
