import { kindsWithScreens } from '../../app/documents.ts'
import type { PaymentKind } from '../../app/payments.ts'
import type { TextKey } from '../../app/texts.ts'

/** What is said of money that comes in, and of money that goes out. */
const words = {
  title: ['payment.title', 'payout.title'],
  create: ['payment.create', 'payout.create'],
  view: ['payment.view', 'payout.view'],
  empty: ['payment.empty', 'payout.empty'],
  party: ['payment.party', 'payout.party'],
  amount: ['payment.amount', 'payout.amount'],
  tds: ['payment.tds', 'payout.tds'],
  invoice: ['payment.invoice', 'payout.invoice'],
  nothingDue: ['payment.nothingDue', 'payout.nothingDue'],
  tooMuch: ['payment.tooMuch', 'payout.tooMuch'],
  allocate: ['payment.allocate', 'payout.allocate'],
  correctText: ['payment.correctText', 'payout.correctText'],
  paysForNothing: ['payment.paysForNothing', 'payout.paysForNothing'],
  saved: ['payment.saved', 'payout.saved'],
  savedMany: ['payment.savedMany', 'payout.savedMany'],
  gstinHelp: ['payment.gstinHelp', 'payout.gstinHelp'],
  needsParty: ['payment.needsParty', 'payout.needsParty'],
  needsAmount: ['payment.needsAmount', 'payout.needsAmount'],
  sum: ['payment.sumReceived', 'payout.sumPaid'],
  advanceText: ['payment.advanceText', 'payout.advanceText'],
  pdf: ['payment.pdf', 'payout.pdf'],
  message: ['payment.message', 'payout.message'],
  send: ['payment.send', 'payout.send'],
  sent: ['payment.sent', 'payout.sent'],
  cancelledNotSent: ['payment.cancelledNotSent', 'payout.cancelledNotSent'],
  linkMade: ['payment.linkMade', 'payout.linkMade'],
  cancel: ['payment.cancel', 'payout.cancel'],
  cancelText: ['payment.cancelText', 'payout.cancelText'],
  state: ['payment.received', 'payout.paid'],
} as const satisfies Readonly<Record<string, readonly [TextKey, TextKey]>>

type Words = { readonly [W in keyof typeof words]: (typeof words)[W][number] }

const ofPlace = (place: 0 | 1) =>
  Object.fromEntries(Object.entries(words).map(([name, pair]) => [name, pair[place]])) as Words

/** Keys of the texts of a kind of payment. */
export const wordsOf: Readonly<Record<PaymentKind, Words>> = { paymentIn: ofPlace(0), paymentOut: ofPlace(1) }

/** What is asked anew once a payment has been written or taken back. */
export const touchedBy = (kind: PaymentKind) =>
  [
    kind,
    ...kindsWithScreens,
    'document',
    'party',
    'dashboard',
    'ageing',
    'supplierAgeing',
    'dueCalendar',
    'openingItem',
    'paymentRequest',
    'notification',
  ] as const
