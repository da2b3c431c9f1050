import { Decimal } from '../../../num/decimal.ts'
import type { Cells } from '../worksheet/declaration.ts'

/** Supplies less what came back, to registered and to unregistered persons (CGST Act s.52(1), explanation), in rupees. */
export function netOf(cells: Cells): Decimal {
  const of = (key: string) => cells[key] || '0'
  return Decimal.of(of('suppliesRegistered'))
    .sub(of('returnsRegistered'))
    .add(of('suppliesUnregistered'))
    .sub(of('returnsUnregistered'))
}
