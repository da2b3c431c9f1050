import type { ImportSheetKind } from '@bahi/contracts/import-sheets.ts'
import { invariant } from '../../../platform/errors.ts'
import { documentLogic } from './document.ts'
import type { KindLogic } from './kind.ts'
import { masterLogic } from './master.ts'
import { masters } from './masters.ts'

const others: Readonly<Partial<Record<ImportSheetKind, KindLogic>>> = { document: documentLogic }

/** How the rows of a sheet become records. */
export function logicOf(kind: ImportSheetKind): KindLogic {
  const master = masters[kind]
  const logic = master ? masterLogic(master) : others[kind]
  invariant(logic, `${kind} has a way to be imported`)
  return logic
}
