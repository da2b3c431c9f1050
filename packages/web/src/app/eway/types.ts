import type { Input, Reply } from '../api/call-types.ts'
import { kindsWithScreens } from '../documents.ts'

export type BillDetail = Reply<'eWayBill.detail'>
export type BillAction = BillDetail['actions'][number]
export type BillActionName = BillAction['action']

/** A bill by the document of the books that it is for, or by its own id. */
export type BillSubject = Pick<Input<'eWayBill.cancel'>, 'documentId' | 'billId'>

/** What shows a bill or what follows from one: asked anew after each change. */
export const concerned = ['eWayBill', 'eInvoice', 'portal', ...kindsWithScreens] as const
