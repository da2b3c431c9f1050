import { financialYearOf } from '../../cal/period.ts'
import { documentNumberKey } from '../../ids/document-number.ts'
import type { ReturnDocument, ReturnDocumentKind } from './document.ts'
import { IssueList } from './issues.ts'
import type { ReturnIssue } from './issues.ts'

/** Numbers met so far in a return, to find those that appear twice in a financial year. Case makes no difference. */
export class NumberRegister {
  readonly #seen = new Map<string, string>()

  /** The faults of a document's number against itself and the documents asked before. */
  issuesOf(document: ReturnDocument): ReturnIssue[] {
    const list = new IssueList(document)
    const group = groups[document.kind]
    if (group === null || document.status === 'Draft' || document.amends) return list.issues
    const { number, date } = document
    const field = 'number'
    if (!number) {
      list.add('NUMBER_MISSING', { field })
      return list.issues
    }
    if (!form.test(number) || /^0+$/.test(number)) list.add('NUMBER_INVALID', { field })
    const key = `${date ? financialYearOf(date) : ''}|${documentNumberKey(number)}`
    if (this.#seen.has(`${group}|${key}`)) list.add('NUMBER_DUPLICATE', { field })
    else if (group !== 'other' && this.#seen.has(`${group === 'note' ? 'invoice' : 'note'}|${key}`)) {
      list.add('NUMBER_SHARED', { field })
    }
    this.#seen.set(`${group}|${key}`, document.id)
    return list.issues
  }
}

const form = /^[A-Za-z0-9/-]{1,16}$/

/** Numbers of one group may not meet; the portal also compares invoices with notes. Adjustments have no number. */
const groups: Readonly<Record<ReturnDocumentKind, string | null>> = {
  invoice: 'invoice',
  billOfSupply: 'invoice',
  creditNote: 'note',
  debitNote: 'note',
  receiptVoucher: 'receiptVoucher',
  refundVoucher: 'refundVoucher',
  challan: 'challan',
  selfInvoice: 'selfInvoice',
  paymentVoucher: 'paymentVoucher',
  advanceAdjustment: null,
  restatement: null,
}
