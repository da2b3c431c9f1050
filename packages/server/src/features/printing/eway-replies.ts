import { eWayBillPrint } from './eway-bill.ts'
import type { EWayBillPrint } from './eway-bill.ts'
import type { EWayBillPrintSource, TripSheetPrintSource } from './eway-source.ts'
import { told } from './replies.ts'
import { renderer } from './renderer.ts'
import { tripSheetPrint } from './trip-sheet.ts'

/** E-way bills joined; more than one PDF where they would be too many for one. */
export const eWayBillPdfs = (
  bills: readonly EWayBillPrintSource[],
  form: EWayBillPrint['form'],
): Promise<Uint8Array[]> =>
  told(
    renderer().renderMany(
      'ewayBill',
      bills.map((bill) => ({ model: eWayBillPrint(bill, form) })),
    ),
  )

export const tripSheetPdf = (sheet: TripSheetPrintSource): Promise<Uint8Array> =>
  told(renderer().renderPdf('ewayBill', tripSheetPrint(sheet)))
