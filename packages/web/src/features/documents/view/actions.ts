import { typeOf } from '@bahi/domain/documents/kinds.ts'
import { isRecurringKind } from '@bahi/contracts/recurring-kinds.ts'
import { call } from '../../../app/api/call.ts'
import type { Input, Reply } from '../../../app/api/call-types.ts'
import { pathOf, rightOf } from '../../../app/documents.ts'
import type { DocumentKind } from '../../../app/documents.ts'
import { openFile, saveFile } from '../../../app/files.ts'
import { paymentPath, paymentRight } from '../../../app/payments.ts'
import type { ViewAction } from '../../../app/screens/ViewScreen.tsx'
import type { Translate } from '../../../app/texts.ts'
import type { useApproval } from '../approval/use-approval.tsx'
import { creditOf, factsOf, rightsToMake } from '../facts.ts'

type Invoice = Reply<'salesInvoice.detail'>
/** What an action opens over the document. */
export type Dialog =
  | 'print'
  | 'send'
  | 'share'
  | 'cancel'
  | 'cancelAndCopy'
  | 'repeat'
  | 'return'
  | 'itc'
  | 'apply'
  | 'correct'
  | 'accept'
  | 'decline'
  | 'writeOff'

/** Its IRN is gone permanently, and with it the number: the invoice can only be cancelled and issued anew. */
export const needsNewInvoice = ({ irnCancelledAt, status }: Invoice): boolean =>
  Boolean(irnCancelledAt) && status === 'Active'

/** Why an action cannot be done now, as the server says. */
function reasonOf(invoice: Invoice, action: string): string | undefined {
  const found = invoice.actions.find((one) => one.action === action)
  return found && !found.allowed ? found.reason : undefined
}

const editOf = (kind: DocumentKind, invoice: Invoice): ViewAction => ({
  key: 'edit',
  label: `kind.${kind}.edit`,
  right: rightOf(kind, 'ED'),
  to: pathOf(kind, 'edit', invoice.id),
  reason: reasonOf(invoice, 'edit'),
})

const cloneOf = (kind: DocumentKind, { id }: Invoice): ViewAction => ({
  key: 'clone',
  label: 'invoice.clone',
  right: rightOf(kind, 'AD'),
  to: pathOf(kind, 'clone', id),
})

/** Of a draft, of what waits for approval, and of what was rejected. */
export function unissuedActions(
  kind: DocumentKind,
  invoice: Invoice,
  approval: ReturnType<typeof useApproval>,
  discard: () => void,
): ViewAction[] {
  const isPending = invoice.status === 'Pending'
  const answers: ViewAction[] = [
    {
      key: 'approve',
      label: 'invoice.approve',
      right: rightOf(kind, 'APR'),
      run: () => !approval.isBusy && void approval.approve([invoice]),
      reason: reasonOf(invoice, 'approve'),
      isMain: true,
    },
    {
      key: 'reject',
      label: 'invoice.reject',
      right: rightOf(kind, 'APR'),
      run: () => approval.reject([invoice]),
      reason: reasonOf(invoice, 'reject'),
    },
  ]
  return [
    ...(isPending ? answers : []),
    { ...editOf(kind, invoice), isMain: !isPending },
    cloneOf(kind, invoice),
    {
      key: 'discard',
      label: 'invoice.discard',
      right: rightOf(kind, 'DSC'),
      run: discard,
      reason: reasonOf(invoice, 'discard'),
      isDanger: true,
    },
  ]
}

const hasGoods = ({ lines }: Invoice) => lines.some(({ itemId, supply }) => itemId && supply === 'Goods')

/** Of what has its number. */
export function issuedActions(
  kind: DocumentKind,
  invoice: Invoice,
  t: Translate,
  open: (dialog: Dialog) => void,
  { remind, deliver }: { readonly remind: () => void; readonly deliver: () => void },
): ViewAction[] {
  const { id } = invoice
  const print = (how: Partial<Input<'salesQuotation.pdf'>> = {}) =>
    void call(`${kind}.pdf`, { id, purpose: 'Print', ...how }).then(openFile)
  // What a distributor distributes is paid and corrected by nobody but itself.
  const { opens } = invoice.distribution ? {} : typeOf(kind, invoice.noteType)
  const isOwed = opens === 'receivable' || opens === 'payable'
  const isDue = invoice.status === 'Active' && Number(invoice.balance) > 0
  const hasLeft = invoice.lines.some(({ leftQuantity }) => Number(leftQuantity) > 0)
  const isDead = needsNewInvoice(invoice)
  const { side, correctedBy, conversions, isOffer, hasProforma } = factsOf(kind)
  const paidBy = side === 'sale' ? 'paymentIn' : 'paymentOut'
  // All of an offer was ordered, delivered or invoiced: nothing more is made from it.
  const offered = invoice.status === 'Converted' && !hasLeft ? [] : conversions
  const comesBack = invoice.purpose === 'JobWork'
  const has = (action: string) => invoice.actions.some((one) => one.action === action)
  return [
    ...(isDead
      ? [
          {
            key: 'cancelAndCopy',
            label: 'invoice.cancelAndCopy',
            right: rightOf(kind, 'CNL'),
            run: () => open('cancelAndCopy'),
            reason: reasonOf(invoice, 'cancel'),
            isMain: true,
          } satisfies ViewAction,
        ]
      : []),
    ...offered.map(({ to, action }, index): ViewAction => ({
      key: action,
      label: `convert.${to}`,
      right: rightsToMake(to, kind),
      to: `${pathOf(to, 'create')}?documentId=${id}`,
      isMain: index === 0 && hasLeft && !comesBack,
      reason: reasonOf(invoice, action),
    })),
    ...(isOwed
      ? [
          {
            key: 'receive',
            label: side === 'sale' ? 'invoice.receive' : 'supplier.pay',
            right: paymentRight(paidBy, 'AD'),
            to: `${paymentPath(paidBy, 'create')}?partyId=${invoice.party?.id ?? ''}&documentId=${id}`,
            isMain: isDue && !isDead,
            reason: isDue ? undefined : t(`kind.${kind}.nothingDue`),
          } satisfies ViewAction,
        ]
      : []),
    ...(isOffer ? offerAnswers(invoice, open) : []),
    ...(has('markDelivered')
      ? [
          {
            key: 'deliver',
            label: 'challan.markDelivered',
            right: 'SDC_DLV',
            run: deliver,
            reason: reasonOf(invoice, 'markDelivered'),
          } satisfies ViewAction,
          {
            key: 'return',
            label: 'challan.markReturned',
            right: 'SDC_RTN',
            run: () => open('return'),
            isMain: comesBack && hasLeft,
            reason: reasonOf(invoice, 'markReturned'),
          } satisfies ViewAction,
        ]
      : []),
    {
      key: 'print',
      label: 'invoice.print',
      right: rightOf(kind, 'PRT'),
      run: () => print(),
    },
    { key: 'send', label: 'invoice.send', right: rightOf(kind, 'SND'), run: () => open('send') },
    ...(opens === 'receivable'
      ? [
          {
            key: 'remind',
            label: 'invoice.remind',
            right: rightOf(kind, 'SND'),
            run: remind,
            reason: isDue ? undefined : t(`kind.${kind}.nothingDue`),
          } satisfies ViewAction,
        ]
      : []),
    ...(invoice.isOwnBuyer
      ? [
          {
            key: 'billOfBuyer',
            label: 'billStart.makeOfOurs',
            right: rightOf('purchaseBill', 'AD'),
            to: `${pathOf('purchaseBill', 'create')}?invoiceId=${id}`,
          } satisfies ViewAction,
        ]
      : []),
    ...creditActions(kind, invoice, open, t),
    ...(isOwed && isDue
      ? [
          {
            key: 'writeOff',
            label: 'writeOff.make',
            right: paymentRight(paidBy, 'WOF'),
            run: () => open('writeOff'),
          } satisfies ViewAction,
        ]
      : []),
    ...(correctedBy && !invoice.distribution
      ? [
          {
            key: 'note',
            label: 'note.make',
            right: rightOf(correctedBy, 'AD'),
            to: `${pathOf(correctedBy, 'create')}?documentId=${id}`,
            reason: reasonOf(invoice, 'makeNote'),
          } satisfies ViewAction,
        ]
      : []),
    {
      key: 'pdf',
      label: 'invoice.pdf',
      right: rightOf(kind, 'PDF'),
      run: () => void call(`${kind}.pdf`, { id }).then(saveFile),
    },
    {
      key: 'copies',
      label: 'invoice.printCopies',
      right: rightOf(kind, 'PRT'),
      run: () => print({ copy: ['Original', 'Duplicate', 'Triplicate'] }),
    },
    ...(invoice.itc?.state && invoice.status !== 'Cancelled' && invoice.number
      ? [
          {
            key: 'itc',
            label: 'itc.setState',
            right: rightOf(kind, 'ED'),
            run: () => open('itc'),
            ...((invoice.itc.next?.length ?? 0) > 0 ? {} : { reason: t('itc.noMove') }),
          } satisfies ViewAction,
        ]
      : []),
    ...(invoice.selfInvoice
      ? [
          {
            key: 'selfInvoice',
            label: 'selfInvoice.print',
            right: 'PBL_PRT',
            run: () => void call('purchaseBill.selfInvoicePdf', { id, purpose: 'Print' }).then(openFile),
          } satisfies ViewAction,
        ]
      : []),
    ...(hasProforma
      ? [
          {
            key: 'proforma',
            label: 'proforma.print',
            right: rightOf(kind, 'PRT'),
            run: () => print({ printAs: 'Proforma' }),
          } satisfies ViewAction,
        ]
      : []),
    { key: 'printAs', label: 'invoice.printAs', right: rightOf(kind, 'PRT'), run: () => open('print') },
    ...(typeOf(kind, invoice.noteType).stock === 'in' && hasGoods(invoice)
      ? [
          {
            key: 'labels',
            label: 'label.print',
            right: 'ITM_SH_VW',
            to: `labels?documentId=${id}`,
          } as const,
        ]
      : []),
    { key: 'share', label: 'invoice.link', right: rightOf(kind, 'SND'), run: () => open('share') },
    ...(kind === 'salesInvoice'
      ? [
          {
            key: 'correct',
            label: 'correction.title',
            right: 'SIN_SH_VW',
            run: () => open('correct'),
          } satisfies ViewAction,
        ]
      : []),
    editOf(kind, invoice),
    cloneOf(kind, invoice),
    ...(isRecurringKind(kind)
      ? [
          {
            key: 'repeat',
            label: 'recurring.create',
            right: rightOf(kind, 'AD'),
            run: () => open('repeat'),
          } satisfies ViewAction,
        ]
      : []),
    {
      key: 'cancel',
      label: `kind.${kind}.cancel`,
      right: rightOf(kind, 'CNL'),
      run: () => open('cancel'),
      reason: reasonOf(invoice, 'cancel'),
      isDanger: true,
    },
  ]
}

/** What the customer said, where it was not said on the link. */
const offerAnswers = (offer: Invoice, open: (dialog: Dialog) => void): ViewAction[] =>
  (['accept', 'decline'] as const).map((answer) => ({
    key: answer,
    label: `offer.${answer}`,
    right: 'SQT_CH_ST',
    run: () => open(answer),
    reason: reasonOf(offer, answer),
  }))

/** What is left of it settles other documents, or is refunded by a payment. */
function creditActions(
  kind: DocumentKind,
  { id, status, noteType, party, balance, distribution }: Invoice,
  open: (dialog: Dialog) => void,
  t: Translate,
): ViewAction[] {
  const credit = distribution ? undefined : creditOf(kind, noteType)
  if (!credit || status === 'Cancelled') return []
  const { words, refundedBy } = credit
  return [
    { key: 'apply', label: words, right: rightOf(kind, 'ED'), run: () => open('apply') },
    ...(refundedBy
      ? [
          {
            key: 'refund',
            label: 'credit.refund',
            right: paymentRight(refundedBy, 'AD'),
            to: `${paymentPath(refundedBy, 'create')}?partyId=${party?.id ?? ''}&documentId=${id}`,
            reason: Number(balance) > 0 ? undefined : t('credit.nothingLeft'),
          } satisfies ViewAction,
        ]
      : []),
  ]
}
