import type { Reply } from '../api/call-types.ts'
import { viewOf } from '../documents.ts'

type Notice = Reply<'notification.list'>['records'][number]

/** The screen that shows what a notice is about. */
export function noticePath({ target }: Notice): string | undefined {
  if (!target) return undefined
  const { screen, documentId, documentKind, number } = target
  const found = number ? `?keyword=${encodeURIComponent(number)}` : ''
  if (screen === 'legalClocks') return 'legal-clocks?states=Soon'
  if (screen === 'lowStock') return 'stock-report?view=low&groupBy=item'
  if (screen === 'changeRequests') return 'change-requests'
  if (screen === 'paymentOut')
    return documentId === null ? 'payment-out?view=pending' : `view-payment-out/${documentId}?waits=1`
  if (screen === 'eWayBillOfOther') return `e-way-bill-others${found}`
  if (screen === 'eInvoice' || screen === 'eWayBill') {
    if (documentId !== null) return viewOf(documentKind ?? 'salesInvoice', documentId, screen)
    return `${screen === 'eInvoice' ? 'e-invoice' : 'e-way-bill'}${found}`
  }
  return documentId === null ? undefined : viewOf(screen, documentId)
}
