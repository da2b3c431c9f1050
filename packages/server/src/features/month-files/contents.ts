import type { MonthFilePartName } from '@bahi/contracts/month-files.ts'
import type { texts } from '@bahi/contracts/texts/index.ts'
import { formOf, lowerName } from '@bahi/domain/returns/forms/forms.ts'
import { returnsOf } from '@bahi/domain/returns/forms/calendar.ts'
import { financialYearOfPeriod, rangeOfPeriod } from '@bahi/domain/cal/period.ts'
import type { ReturnPeriod } from '@bahi/domain/cal/period.ts'
import type { Registration } from '../returns/index.ts'

type TextKey = keyof typeof texts

/** A month of a GSTIN. */
export interface Month {
  readonly entityId: number
  readonly returnPeriod: ReturnPeriod
  /** First and last day. */
  readonly from: string
  readonly to: string
}

export const monthOf = (entityId: number, returnPeriod: ReturnPeriod): Month => ({
  entityId,
  returnPeriod,
  ...rangeOfPeriod(returnPeriod),
})

/** A file that a call gives. */
export interface Content {
  readonly part: MonthFilePartName
  /** Names it in the language of whoever asks; of a return, its form. */
  readonly name: TextKey | { readonly form: string; readonly returnPeriod: string }
  readonly ending: '.xlsx' | '.json'
  readonly call: string
  readonly input: object
}

/** Registers and books of a month, in the order of the index. */
export const sheetsOf = ({ entityId, from, to, returnPeriod }: Month): readonly Content[] => {
  const entityIds = [entityId]
  const ofDocuments = { entityIds, fromDocumentDate: from, toDocumentDate: to }
  const ofEntries = { entityIds, fromDate: from, toDate: to }
  const upTo = { entityIds, asOf: to }
  const sheet =
    (part: MonthFilePartName) =>
    (name: TextKey, call: string, input: object): Content => ({ part, name, ending: '.xlsx', call, input })
  const register = sheet('registers')
  const book = sheet('books')
  return [
    register('monthFile.sales', 'documentRegister.export', { ...ofDocuments, side: 'sale' }),
    register('monthFile.purchases', 'documentRegister.export', { ...ofDocuments, side: 'purchase' }),
    register('report.taxSummary', 'taxSummary.export', ofDocuments),
    register('report.hsnSummary', 'hsnSummary.export', { entityIds, returnPeriods: [returnPeriod] }),
    register('menu.paymentIn', 'paymentIn.export', ofDocuments),
    register('menu.paymentOut', 'paymentOut.export', ofDocuments),
    register('eInvoice.title', 'eInvoice.export', ofDocuments),
    register('eWayBill.title', 'eWayBill.export', ofDocuments),
    register('tds.register', 'tdsDeduction.export', ofDocuments),
    register('tcs.register', 'tcsCollection.export', ofDocuments),
    register('report.ageing', 'ageing.export', upTo),
    register('report.supplierAgeing', 'supplierAgeing.export', upTo),
    register('report.stock', 'inventory.export', ofEntries),
    book('books.dayBook', 'dayBook.export', ofEntries),
    book('books.trialBalance', 'accounting.export', { ...upTo, statement: 'trialBalance' }),
    book('books.profitAndLoss', 'accounting.export', { ...ofEntries, statement: 'profitAndLoss' }),
    book('books.balanceSheet', 'accounting.export', { ...upTo, statement: 'balanceSheet' }),
    book('books.cashFlow', 'accounting.export', { ...ofEntries, statement: 'cashFlow' }),
  ]
}

/** Returns whose period ends in the month, as sheets and as JSON of the portal; of a month within a quarter, the IFF. */
export function returnsOfMonth(
  filer: Registration,
  { entityId, returnPeriod, from, to }: Month,
): readonly Content[] {
  const found = returnsOf(filer, financialYearOfPeriod(returnPeriod)).filter(
    ({ form, to: end }) =>
      end >= from &&
      end <= to &&
      formOf(form).isPayment !== true &&
      (formOf(form).ofJobWork !== true || filer.hasJobWork),
  )
  return found.flatMap((one) => {
    const { call } = formOf(one.form)
    if (!call) return []
    const content = {
      part: 'returns',
      name: { form: lowerName(one.form).toUpperCase(), returnPeriod: one.returnPeriod },
      input: { entityId, returnPeriod: one.returnPeriod },
    } as const
    return [
      { ...content, call: `${call}.json`, ending: '.json' } as const,
      { ...content, call: `${call}.export`, ending: '.xlsx' } as const,
    ]
  })
}
