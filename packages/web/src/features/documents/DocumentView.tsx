import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { pathOf, rightOf } from '../../app/documents.ts'
import { useKind } from '../../app/use-kind.ts'
import type { DocumentKind } from '../../app/documents.ts'
import { EInvoicePanel } from '../../app/einvoice/EInvoicePanel.tsx'
import { EWayBillPanel } from '../../app/eway/EWayBillPanel.tsx'
import { openFile, saveFile } from '../../app/files.ts'
import { useMailMany } from '../../app/mails/use-mail-many.ts'
import { To, useNav } from '../../app/nav.tsx'
import { paymentPath, paymentRight } from '../../app/payments.ts'
import { OwnFacts } from '../../app/own-fields/OwnFacts.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { Facts, ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { Notice } from '../../ui/Notice.tsx'
import type { ViewAction } from '../../app/screens/ViewScreen.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import type { Translate } from '../../app/texts.ts'
import { Copyable, DateText, InvoiceStateChip, StateChip } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Amount, Chip } from '../../ui/values.tsx'
import { plain } from './form/header.ts'
import { WhyPanel } from './form/WhyPanel.tsx'
import { ApprovalFacts } from './approval/ApprovalFacts.tsx'
import { useApproval } from './approval/use-approval.tsx'
import { creditOf, factsOf, isPaidOf } from './facts.ts'
import { useMarkDelivered } from './view/challan-actions.ts'
import { ChallanFacts } from './view/ChallanFacts.tsx'
import { ReturnDialog } from './view/ReturnDialog.tsx'
import { Links } from './view/Links.tsx'
import { ApplyDialog } from './view/ApplyDialog.tsx'
import { CancelDialog } from './view/CancelDialog.tsx'
import { Paper } from './view/Paper.tsx'
import { isRecurringKind } from '@bahi/contracts/recurring-kinds.ts'
import { ScheduleDialog } from '../../app/recurring/ScheduleDialog.tsx'
import { PrintDialog } from './view/PrintDialog.tsx'
import { SendDialog } from './view/SendDialog.tsx'
import { ShareDialog } from './view/ShareDialog.tsx'
import { ReturnPanel, TrailPanel } from './view/TrailPanel.tsx'

type Invoice = Reply<'salesInvoice.detail'>
type Dialog = 'print' | 'send' | 'share' | 'cancel' | 'cancelAndCopy' | 'repeat' | 'return' | 'apply'

/** A document as it will print, with what can be done next and why the rest cannot. */
export function DocumentView() {
  const t = useT()
  const kind = useKind()
  const nav = useNav()
  const rights = useRights()
  const facts = factsOf(kind)
  const id = Number(nav.id ?? nav.search['id'])
  const [dialog, setDialog] = useState<Dialog>()
  const found = useCall(`${kind}.detail`, { id }, { needed: true })
  const discard = useAction(`${kind}.delete`, { refreshes: [kind, 'dashboard'] })
  const approval = useApproval()
  const mails = useMailMany()
  const markDelivered = useMarkDelivered()
  const invoice = found.data
  if (!invoice) return <ViewScreen title="" tabs={[]} isLoading />
  const close = () => setDialog(undefined)
  const isIssued = invoice.number !== null
  const credit = creditOf(kind, invoice.noteType)
  const removeDraft = async () => {
    if (!(await confirm({ title: t('invoice.discard'), text: t('invoice.discardText'), danger: true })))
      return
    await discard.mutateAsync({ ids: [id] })
    nav.go(pathOf(kind, 'list'), { replace: true })
  }
  return (
    <>
      <ViewScreen
        title={
          invoice.number ? (
            <Copyable text={invoice.number} />
          ) : (
            t(invoice.status === 'Draft' ? 'invoice.draft' : `kind.${kind}.view`)
          )
        }
        subtitle={
          <>
            {invoice.party?.name} · <DateText value={invoice.date} />
          </>
        }
        state={
          <>
            {invoice.state ? (
              <InvoiceStateChip state={invoice.state} />
            ) : (
              <StateChip status={invoice.status} />
            )}
            {needsNewInvoice(invoice) && <Chip tone="danger">{t('invoice.irnCancelled')}</Chip>}
          </>
        }
        banner={
          needsNewInvoice(invoice) ? (
            <Notice>
              <span>{t('invoice.irnCancelledText')}</span>
              <ActionButton right={rightOf(kind, 'CNL')} onClick={() => setDialog('cancelAndCopy')}>
                {t('invoice.cancelAndCopy')}
              </ActionButton>
            </Notice>
          ) : undefined
        }
        actions={
          isIssued
            ? issuedActions(kind, invoice, t, setDialog, {
                remind: () => void mails.remind([id]).catch(() => undefined),
                deliver: () => void markDelivered([id]).catch(() => undefined),
              })
            : unissuedActions(kind, invoice, approval, () => void removeDraft())
        }
        tabs={[
          { key: 'document', label: t(`kind.${kind}.view`), content: () => <Paper id={id} /> },
          ...(facts.hasEInvoice && rights.may('EIN_SH_VW') && isIssued
            ? [{ key: 'eInvoice', label: t('eInvoice.title'), content: () => <EInvoice invoice={invoice} /> }]
            : []),
          ...(facts.hasEWayBill && rights.may('EWB_SH_VW') && isIssued
            ? [{ key: 'eWayBill', label: t('eWayBill.title'), content: () => <EWayBill invoice={invoice} /> }]
            : []),
          { key: 'why', label: t('invoice.whyTax'), content: () => <Why id={id} /> },
          ...(facts.isInGstr1
            ? [
                {
                  key: 'gstr1',
                  label: t('invoice.gstr1'),
                  content: () => <ReturnPanel id={id} entityId={invoice.entityId} />,
                },
              ]
            : []),
          ...(facts.isInBooks
            ? [{ key: 'trail', label: t('invoice.trail'), content: () => <TrailPanel id={id} /> }]
            : []),
          {
            key: 'history',
            label: t('invoice.history'),
            content: () => <HistoryTab record={kind} id={id} />,
          },
        ]}
        aside={<Money invoice={invoice} />}
      />
      {approval.dialog}
      {dialog === 'print' && <PrintDialog id={id} onClose={close} />}
      {dialog === 'send' && <SendDialog invoice={invoice} onClose={close} />}
      {dialog === 'share' && <ShareDialog id={id} onClose={close} />}
      {dialog === 'repeat' && isRecurringKind(kind) && (
        <ScheduleDialog subject={{ sourceId: id, kind }} onClose={close} />
      )}
      {dialog === 'return' && <ReturnDialog challan={invoice} onClose={close} />}
      {dialog === 'cancel' && <CancelDialog ids={[id]} onClose={close} />}
      {dialog === 'apply' && credit && <ApplyDialog id={id} title={credit.words} onClose={close} />}
      {dialog === 'cancelAndCopy' && (
        <CancelDialog ids={[id]} onClose={close} onDone={() => nav.go(pathOf(kind, 'clone', id))} />
      )}
    </>
  )
}

/** Its IRN is gone permanently, and with it the number: the invoice can only be cancelled and issued anew. */
const needsNewInvoice = ({ irnCancelledAt, status }: Invoice): boolean =>
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
function unissuedActions(
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

function issuedActions(
  kind: DocumentKind,
  invoice: Invoice,
  t: Translate,
  open: (dialog: Dialog) => void,
  { remind, deliver }: { readonly remind: () => void; readonly deliver: () => void },
): ViewAction[] {
  const { id } = invoice
  const pdf = () => call(`${kind}.pdf`, { id })
  const allCopies = () => call(`${kind}.pdf`, { id, copy: ['Original', 'Duplicate', 'Triplicate'] })
  const isOpen = invoice.status === 'Active'
  const hasLeft = invoice.lines.some(({ leftQuantity }) => Number(leftQuantity) > 0)
  const isDead = needsNewInvoice(invoice)
  const { side, correctedBy, conversions } = factsOf(kind)
  const paidBy = side === 'sale' ? 'paymentIn' : 'paymentOut'
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
    ...conversions.map(({ to, action }, index): ViewAction => ({
      key: action,
      label: `convert.${to}`,
      right: rightOf(to, 'AD'),
      to: `${pathOf(to, 'create')}?documentId=${id}`,
      isMain: index === 0 && hasLeft,
      reason: reasonOf(invoice, action),
    })),
    ...(has('recordPayment')
      ? [
          {
            key: 'receive',
            label: side === 'sale' ? 'invoice.receive' : 'supplier.pay',
            right: paymentRight(paidBy, 'AD'),
            to: `${paymentPath(paidBy, 'create')}?partyId=${invoice.party?.id ?? ''}&documentId=${id}`,
            isMain: isOpen && !isDead,
            reason: isOpen ? undefined : t(`kind.${kind}.nothingDue`),
          } satisfies ViewAction,
        ]
      : []),
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
            reason: reasonOf(invoice, 'markReturned'),
          } satisfies ViewAction,
        ]
      : []),
    {
      key: 'print',
      label: 'invoice.print',
      right: rightOf(kind, 'PRT'),
      run: () => void pdf().then(openFile),
    },
    { key: 'send', label: 'invoice.send', right: rightOf(kind, 'SND'), run: () => open('send') },
    ...(has('recordPayment') && side === 'sale'
      ? [
          {
            key: 'remind',
            label: 'invoice.remind',
            right: rightOf(kind, 'SND'),
            run: remind,
            reason: isOpen ? undefined : t(`kind.${kind}.nothingDue`),
          } satisfies ViewAction,
        ]
      : []),
    ...creditActions(kind, invoice, open, t),
    ...(correctedBy
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
    { key: 'pdf', label: 'invoice.pdf', right: rightOf(kind, 'PDF'), run: () => void pdf().then(saveFile) },
    {
      key: 'copies',
      label: 'invoice.printCopies',
      right: rightOf(kind, 'PRT'),
      run: () => void allCopies().then(openFile),
    },
    ...(invoice.selfInvoice
      ? [
          {
            key: 'selfInvoice',
            label: 'selfInvoice.print',
            right: 'PBL_PRT',
            run: () => void call('purchaseBill.selfInvoicePdf', { id }).then(openFile),
          } satisfies ViewAction,
        ]
      : []),
    { key: 'printAs', label: 'invoice.printAs', right: rightOf(kind, 'PRT'), run: () => open('print') },
    { key: 'share', label: 'invoice.link', right: rightOf(kind, 'SND'), run: () => open('share') },
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

/** What is left of it settles other documents, or is refunded by a payment. */
function creditActions(
  kind: DocumentKind,
  { id, status, noteType, party, balance }: Invoice,
  open: (dialog: Dialog) => void,
  t: Translate,
): ViewAction[] {
  const credit = creditOf(kind, noteType)
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

function EInvoice({ invoice }: { invoice: Invoice }) {
  const { id: documentId, entityId, party, number } = invoice
  return <EInvoicePanel subject={{ documentId, entityId, partyId: party?.id }} number={number} />
}

function EWayBill({ invoice }: { invoice: Invoice }) {
  const { id: documentId, entityId, party } = invoice
  return <EWayBillPanel subject={{ documentId }} mend={{ documentId, entityId, partyId: party?.id }} />
}

function Why({ id }: { id: number }) {
  return <WhyPanel explanation={useCall(`${useKind()}.explain`, { id }).data} />
}

function Money({ invoice }: { invoice: Invoice }) {
  const t = useT()
  const kind = useKind()
  const { side, isInBooks, has, supplierWords } = factsOf(kind)
  const isPaid = isPaidOf(kind, invoice.noteType)
  return (
    <>
      <Facts
        facts={[
          [t('invoice.total'), <Amount key="total" value={invoice.totals.total} sign />],
          ...(isPaid ? [[t('invoice.paid'), <Amount key="paid" value={invoice.paid} />] as const] : []),
          ...(Number(invoice.credited) > 0
            ? [
                [
                  t(isPaid ? 'note.credited' : 'note.used'),
                  <Amount key="credited" value={invoice.credited} />,
                ] as const,
              ]
            : []),
          ...(isPaid
            ? [
                [t('invoice.due'), <Amount key="due" value={invoice.balance} sign />] as const,
                [t('invoice.dueDate'), <DateText key="date" value={invoice.dueDate} />] as const,
              ]
            : has('note')
              ? [[t('note.left'), <Amount key="left" value={invoice.balance} sign />] as const]
              : []),
          ...(invoice.supplierNumber
            ? [
                [t(supplierWords.number), <bdi key="number">{invoice.supplierNumber}</bdi>] as const,
                [
                  t(supplierWords.date),
                  <DateText key="supplierDate" value={invoice.supplierDate} />,
                ] as const,
              ]
            : []),
          ...(invoice.reason ? [[t('note.reason'), t.label('NoteReason', invoice.reason)] as const] : []),
        ]}
      />
      <ChallanFacts challan={invoice} />
      <LeftOfLines lines={invoice.lines} />
      {invoice.selfInvoice && (
        <Facts
          title={t('selfInvoice.title')}
          facts={[
            [t('selfInvoice.number'), <bdi key="number">{invoice.selfInvoice.number}</bdi>],
            [t('selfInvoice.date'), <DateText key="date" value={invoice.selfInvoice.date} />],
          ]}
        />
      )}
      {invoice.billOfEntry && (
        <Facts
          title={t('billOfEntry.title')}
          facts={[
            [t('billOfEntry.number'), <bdi key="number">{invoice.billOfEntry.number}</bdi>],
            [t('billOfEntry.date'), <DateText key="date" value={invoice.billOfEntry.date} />],
            [t('billOfEntry.portCode'), <bdi key="port">{invoice.billOfEntry.portCode}</bdi>],
            [
              t('billOfEntry.assessableValue'),
              <Amount key="value" value={invoice.billOfEntry.assessableValue} />,
            ],
            [t('billOfEntry.igst'), <Amount key="igst" value={invoice.billOfEntry.igst} />],
          ]}
        />
      )}
      {invoice.itc && (
        <Facts
          title={t('itc.eligibility')}
          facts={[
            [t('itc.credited'), <Amount key="credited" value={sumOf(invoice.itc.credited)} />],
            ...(Number(sumOf(invoice.itc.blocked)) > 0
              ? [[t('itc.blocked'), <Amount key="blocked" value={sumOf(invoice.itc.blocked)} />] as const]
              : []),
            ...blockedLines(invoice, t),
          ]}
        />
      )}
      <Links id={invoice.id} />
      {invoice.approval && <ApprovalFacts approval={invoice.approval} />}
      {invoice.cancelReason && (
        <Facts
          title={t('invoice.cancelled')}
          facts={[
            [t('invoice.cancelReason'), invoice.cancelReason],
            [t('invoice.cancelledOn'), <DateText key="on" value={invoice.cancelledAt?.slice(0, 10)} />],
          ]}
        />
      )}
      {(invoice.warnings ?? []).length > 0 && (
        <Facts
          title={t('invoice.warnings')}
          facts={(invoice.warnings ?? []).map(({ code, message }) => [
            message,
            <span key={code} className="meta figure">
              {code}
            </span>,
          ])}
        />
      )}
      {invoice.payments.length > 0 && (
        <Facts
          title={t('invoice.payments')}
          facts={invoice.payments.map((payment) => [
            payment.number,
            <To key={payment.id} to={paymentPath(payment.kind, 'view', payment.id)}>
              <DateText value={payment.date} /> <Amount value={payment.amount} />
            </To>,
          ])}
        />
      )}
      <OwnFacts kind={kind} values={invoice.customFields} />
      <Facts
        title={t('invoice.notPrinted')}
        facts={factsNotPrinted(invoice, t, { isInBooks, isSale: side === 'sale' })}
      />
    </>
  )
}

/** Of an order: what nobody has taken yet, line by line. */
function LeftOfLines({ lines }: Pick<Invoice, 'lines'>) {
  const t = useT()
  const left = lines.filter(({ leftQuantity }) => Number(leftQuantity) > 0)
  if (left.length === 0) return null
  return (
    <Facts
      title={t('fulfilment.left')}
      facts={left.map(({ lineNumber, description, quantity, leftQuantity, uqc }) => [
        description ?? '',
        <span key={lineNumber} className="figure">
          {t('fulfilment.ofLine', { left: plain(leftQuantity), quantity: plain(quantity) })} {uqc}
        </span>,
      ])}
    />
  )
}
const sumOf = (heads: Record<string, string>) => Decimal.sum(Object.values(heads)).toFixed(2)

/** The lines without credit, each with its reason. */
const blockedLines = ({ lines }: Invoice, t: Translate): [string, ReactNode][] =>
  lines.flatMap(({ lineNumber, itcEligibility, itcReason }) =>
    itcEligibility === 'Ineligible' && itcReason
      ? [[t('invoice.line', { number: lineNumber }), t.label('ItcReason', itcReason)]]
      : [],
  )

const monthAndYear = (period: string) => `${period.slice(0, 2)}/${period.slice(2)}`

/** What belongs to the document and is on no paper. */
function factsNotPrinted(
  invoice: Invoice,
  t: Translate,
  { isInBooks, isSale }: { readonly isInBooks: boolean; readonly isSale: boolean },
): [string, ReactNode][] {
  const {
    subtype,
    returnPeriod,
    furnishedIn,
    tags = [],
    internalNotes,
    placeOfSupplyReason,
    createdBy,
    changedBy,
  } = invoice
  const isInvoice = isInBooks && isSale && !invoice.noteType
  const rows: [string, ReactNode][] = [
    [t('invoice.subtype'), isInvoice && subtype && t.label('InvoiceSubtype', subtype)],
    [t('invoice.returnPeriod'), isInBooks && returnPeriod && monthAndYear(returnPeriod)],
    [t('invoice.furnishedIn'), furnishedIn && monthAndYear(furnishedIn)],
    [t('invoice.placeReason'), placeOfSupplyReason],
    [t('invoice.internalNotes'), internalNotes],
    [t('invoice.tags'), tags.join(', ')],
    [t('invoice.madeBy'), createdBy],
    [t('invoice.changedBy'), changedBy],
  ]
  return rows.filter(([, value]) => Boolean(value))
}
