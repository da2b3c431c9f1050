import { useState } from 'react'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { pathOf, rightOf } from '../../app/documents.ts'
import { attachmentsLabel } from '../../app/attachments/label.ts'
import { useKind } from '../../app/use-kind.ts'
import { EInvoicePanel } from '../../app/einvoice/EInvoicePanel.tsx'
import { EWayBillPanel } from '../../app/eway/EWayBillPanel.tsx'
import { useRemind } from '../../app/mails/use-mail-many.ts'
import { useNav } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { ViewScreen } from '../../app/screens/ViewScreen.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { HistoryTab } from '../../app/screens/HistoryTab.tsx'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { Copyable, DateText, InvoiceStateChip, StateChip } from '../../app/values.tsx'
import { confirm } from '../../ui/confirm.tsx'
import { Chip } from '../../ui/values.tsx'
import { WhyPanel } from './form/WhyPanel.tsx'
import { useApproval } from './approval/use-approval.tsx'
import { creditOf, factsOf } from './facts.ts'
import { issuedActions, needsNewInvoice, unissuedActions } from './view/actions.ts'
import type { Dialog } from './view/actions.ts'
import { useMarkDelivered } from './view/challan-actions.ts'
import { ItcDialog } from './view/ItcDialog.tsx'
import { ReturnDialog } from './view/ReturnDialog.tsx'
import { Aside } from './view/Aside.tsx'
import { WriteOffDialog } from '../../app/WriteOffDialog.tsx'
import { ApplyDialog } from '../../app/ApplyDialog.tsx'
import { AnswerDialog } from './view/AnswerDialog.tsx'
import { CancelDialog } from './view/CancelDialog.tsx'
import { ChainStrip } from './view/Chain.tsx'
import { CorrectionDialog } from './correction/CorrectionDialog.tsx'
import { Paper } from './view/Paper.tsx'
import { isRecurringKind } from '@bahi/contracts/recurring-kinds.ts'
import { ScheduleDialog } from '../../app/recurring/ScheduleDialog.tsx'
import { PrintDialog } from './view/PrintDialog.tsx'
import { SendDialog } from './view/SendDialog.tsx'
import { ShareDialog } from './view/ShareDialog.tsx'
import { ReturnPanel, TrailPanel } from './view/TrailPanel.tsx'
import { later } from '../../ui/later.tsx'

const RecordAttachments = later(() =>
  import('../../app/attachments/RecordAttachments.tsx').then((one) => one.RecordAttachments),
)

type Invoice = Reply<'salesInvoice.detail'>

/** A document as it will print, with what can be done next and why the rest cannot. */
export function DocumentView() {
  const t = useT()
  const kind = useKind()
  const nav = useNav()
  const rights = useRights()
  const facts = factsOf(kind)
  const id = Number(nav.id ?? nav.search['id'])
  // A deadline leads to what is to be done about it.
  const [dialog, setDialog] = useState<Dialog | undefined>(nav.search['dialog'] === 'itc' ? 'itc' : undefined)
  const found = useCall(`${kind}.detail`, { id }, { needed: true })
  const discard = useAction(`${kind}.delete`, { refreshes: [kind, 'dashboard'] })
  const approval = useApproval()
  const remind = useRemind()
  const markDelivered = useMarkDelivered()
  const invoice = found.data
  if (!invoice) return <ViewScreen title="" tabs={[]} isLoading />
  const close = () => setDialog(undefined)
  const isIssued = invoice.number !== null
  const credit = invoice.distribution ? undefined : creditOf(kind, invoice.noteType)
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
          <>
            {needsNewInvoice(invoice) && (
              <Notice>
                <span>{t('invoice.irnCancelledText')}</span>
                <ActionButton right={rightOf(kind, 'CNL')} onClick={() => setDialog('cancelAndCopy')}>
                  {t('invoice.cancelAndCopy')}
                </ActionButton>
              </Notice>
            )}
            <ChainStrip id={id} number={invoice.number} />
          </>
        }
        actions={
          isIssued
            ? issuedActions(kind, invoice, t, setDialog, {
                remind: () => void remind([id]).catch(() => undefined),
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
            key: 'attachments',
            label: attachmentsLabel(t, invoice.attachments.length),
            content: () => <Files invoice={invoice} />,
          },
          {
            key: 'history',
            label: t('invoice.history'),
            content: () => <HistoryTab record={kind} id={id} />,
          },
        ]}
        aside={<Aside invoice={invoice} />}
      />
      {approval.dialog}
      {dialog === 'print' && <PrintDialog id={id} onClose={close} />}
      {dialog === 'send' && <SendDialog invoice={invoice} onClose={close} />}
      {dialog === 'share' && <ShareDialog id={id} onClose={close} />}
      {dialog === 'repeat' && isRecurringKind(kind) && (
        <ScheduleDialog subject={{ sourceId: id, kind }} onClose={close} />
      )}
      {dialog === 'itc' && (invoice.itc?.next?.length ?? 0) > 0 && (
        <ItcDialog ids={[id]} bill={invoice} onClose={close} />
      )}
      {dialog === 'return' && <ReturnDialog challan={invoice} onClose={close} />}
      {dialog === 'correct' && <CorrectionDialog id={id} onClose={close} />}
      {(dialog === 'accept' || dialog === 'decline') && (
        <AnswerDialog offer={invoice} answer={dialog} onClose={close} />
      )}
      {dialog === 'cancel' && <CancelDialog ids={[id]} onClose={close} />}
      {dialog === 'writeOff' && <WriteOffDialog ids={[id]} onClose={close} />}
      {dialog === 'apply' && credit && <ApplyDialog id={id} title={credit.words} onClose={close} />}
      {dialog === 'cancelAndCopy' && (
        <CancelDialog ids={[id]} onClose={close} onDone={() => nav.go(pathOf(kind, 'clone', id))} />
      )}
    </>
  )
}

function Files({ invoice: { id, entityId, attachments } }: { invoice: Invoice }) {
  const kind = useKind()
  const mayChange = useRights().may(rightOf(kind, 'ED'))
  return (
    <RecordAttachments
      owner={{ kind, entityId, recordId: id }}
      attached={attachments}
      mayChange={mayChange}
    />
  )
}

function EInvoice({ invoice }: { invoice: Invoice }) {
  const kind = useKind()
  const { id: documentId, entityId, party, number } = invoice
  return (
    <EInvoicePanel
      subject={{ documentId, kind, entityId, partyId: party?.id }}
      number={number}
      isInvoice={kind === 'salesInvoice'}
    />
  )
}

function EWayBill({ invoice }: { invoice: Invoice }) {
  const { id: documentId, entityId, party } = invoice
  return (
    <EWayBillPanel
      subject={{ documentId }}
      mend={{ documentId, kind: useKind(), entityId, partyId: party?.id }}
    />
  )
}

function Why({ id }: { id: number }) {
  return <WhyPanel explanation={useCall(`${useKind()}.explain`, { id }).data} />
}
