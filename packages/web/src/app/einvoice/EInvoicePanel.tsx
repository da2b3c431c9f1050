import { Skeleton } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { RightCode } from '@bahi/contracts/rights.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import type { DownloadedFile, Reply } from '../api/call-types.ts'
import { useCall } from '../api/use-call.ts'
import type { DocumentKind } from '../documents.ts'
import { copyJson, saveFile } from '../files.ts'
import { toast } from '../../ui/toasts.tsx'
import { Facts } from '../screens/ViewScreen.tsx'
import { ActionButton } from '../rights/ActionButton.tsx'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'
import { Copyable, DateText, TimeText } from '../values.tsx'
import { CancelIrnDialog } from './CancelIrnDialog.tsx'
import { CheckDialog } from './CheckDialog.tsx'
import { CancelBy, ReportBy } from './deadlines.tsx'
import { Differences } from './Differences.tsx'
import css from './einvoice.module.css'
import { Chip } from '../../ui/values.tsx'
import { useNow } from '../portals/use-now.ts'
import { NoteInstead } from './NoteInstead.tsx'
import { PortalChip } from '../portals/PortalChip.tsx'
import { IssueList } from '../portals/IssueList.tsx'
import type { Subject } from '../portals/IssueList.tsx'
import { SignatureChip } from './SignatureChip.tsx'
import { useGenerate } from './use-generate.ts'
import { WithEWayBill } from './WithEWayBill.tsx'
import { later } from '../../ui/later.tsx'

const TransportDialog = later(() => import('../eway/GenerateDialog.tsx').then((one) => one.TransportDialog))

type Detail = Reply<'eInvoice.detail'>

/** The state of a document at the e-invoice portal, with what may be done and why the rest may not. */
export function EInvoicePanel({
  subject,
  number,
  isInvoice = false,
}: {
  subject: Subject & { readonly documentId: number; readonly kind: DocumentKind }
  number: string | null
  /** A credit note takes it back. */
  isInvoice?: boolean
}) {
  const { documentId, kind } = subject
  const found = useWatched(documentId, kind)
  const [dialog, setDialog] = useState<'check' | 'cancel' | 'transport'>()
  const [withBill, setWithBill] = useState(false)
  const generate = useGenerate()
  if (!found) return <Skeleton height={240} />
  const close = () => setDialog(undefined)
  const start = () => {
    if (withBill) return setDialog('transport')
    close()
    void generate.run([documentId]).catch(() => undefined)
  }
  return (
    <div className={css.panel}>
      <Buttons
        detail={found}
        isInvoice={isInvoice}
        isBusy={generate.isPending}
        onGenerate={start}
        onOpen={setDialog}
      />
      {found.irn === null && found.generate.allowed && (
        <WithEWayBill documentId={documentId} checked={withBill} onChange={setWithBill} />
      )}
      <div className={found.qrSvg ? css.split : undefined}>
        <Stand detail={found} />
        {found.qrSvg && <Qr svg={found.qrSvg} />}
      </div>
      {found.errors.length > 0 && <IssueList issues={found.errors} subject={subject} />}
      {found.differences.length > 0 && <Differences list={found.differences} />}
      {dialog === 'check' && (
        <CheckDialog
          documents={[{ ...subject, number }]}
          onGenerate={found.generate.allowed ? start : undefined}
          onClose={close}
        />
      )}
      {dialog === 'transport' && (
        <TransportDialog
          documentId={documentId}
          kind={kind}
          title="eInvoice.generateBoth"
          onGenerate={(transport) => generate.run([documentId], { withEWayBill: true, transport })}
          onClose={close}
        />
      )}
      {dialog === 'cancel' && (
        <CancelIrnDialog ids={[documentId]} cancelBy={found.cancelBy} isInvoice={isInvoice} onClose={close} />
      )}
    </div>
  )
}

/** Asked anew while the portal has not answered; what else shows the document follows its end. */
function useWatched(documentId: number, kind: DocumentKind): Detail | undefined {
  const client = useQueryClient()
  const [isWaiting, setWaiting] = useState(false)
  const { data } = useCall('eInvoice.detail', { documentId }, { needed: true, everyMs: isWaiting && 2000 })
  const waits = data ? data.stage !== null : false
  useEffect(() => {
    setWaiting(waits)
    if (isWaiting && !waits) void client.invalidateQueries({ queryKey: [kind] })
  }, [waits, isWaiting, client, kind])
  return data
}

function Buttons({
  detail,
  isInvoice,
  isBusy,
  onGenerate,
  onOpen,
}: {
  detail: Detail
  isInvoice: boolean
  isBusy: boolean
  onGenerate: () => void
  onOpen: (dialog: 'check' | 'cancel') => void
}) {
  const t = useT()
  const rights = useRights()
  const whyNot = (right: RightCode, answer?: Detail['generate']) =>
    rights.why(right) ?? (answer && !answer.allowed ? answer.reason : undefined)
  const noGenerate = whyNot('EIN_GEN', detail.generate)
  const noCancel = whyNot('EIN_CNL', detail.cancel)
  const hasIrn = detail.irn !== null
  const json = (then: (file: DownloadedFile) => void | Promise<void>) =>
    void call('eInvoice.json', { documentId: detail.documentId })
      .then(then)
      .catch(() => undefined)
  // Gone permanently: what the state says is enough.
  const isCancelled = detail.status === 'Cancelled'
  const now = useNow()
  const isOver =
    hasIrn && !isCancelled && isInvoice && detail.cancelBy != null && Date.parse(detail.cancelBy) < now
  const shown = isCancelled ? undefined : hasIrn ? noCancel : noGenerate
  return (
    <div>
      <div className={css.buttons}>
        {!hasIrn && (
          <>
            <ActionButton right="EIN_GEN" onClick={() => onOpen('check')}>
              {t('eInvoice.check')}
            </ActionButton>
            <ActionButton
              right="EIN_GEN"
              reason={noGenerate}
              variant="filled"
              loading={isBusy}
              onClick={onGenerate}
            >
              {t('eInvoice.generate')}
            </ActionButton>
          </>
        )}
        <ActionButton right="EIN_JSN" onClick={() => json(saveFile)}>
          {t('eInvoice.json')}
        </ActionButton>
        <ActionButton
          right="EIN_JSN"
          onClick={() => json((file) => copyJson(file).then(() => toast.success(t('eInvoice.jsonCopied'))))}
        >
          {t('eInvoice.copyJson')}
        </ActionButton>
        {hasIrn && !isCancelled && (
          <ActionButton right="EIN_CNL" reason={noCancel} color="red" onClick={() => onOpen('cancel')}>
            {t('eInvoice.cancelIrn')}
          </ActionButton>
        )}
      </div>
      {shown && <p className={css.why}>{shown}</p>}
      {isOver && <NoteInstead documentId={detail.documentId} />}
    </div>
  )
}

function Stand({ detail }: { detail: Detail }) {
  const t = useT()
  const { status, stage, signature } = detail
  return (
    <Facts
      facts={[
        [
          t('eInvoice.state'),
          status === 'Cancelled' ? (
            <Chip key="state" tone="danger">
              {t('invoice.irnCancelled')}
            </Chip>
          ) : (
            <PortalChip key="state" status={status} />
          ),
        ],
        ...(stage ? [[t('eInvoice.note'), t(`eInvoice.stage.${stage}`)] as const] : []),
        ...(detail.queuePosition !== null
          ? [[t('eInvoice.queue'), t('eInvoice.queuePosition', { position: detail.queuePosition })] as const]
          : []),
        ...(detail.retryAt
          ? [[t('eInvoice.retryAt'), <TimeText key="retry" value={detail.retryAt} />] as const]
          : []),
        ...(detail.reportBy
          ? [
              [
                t('eInvoice.reportBy'),
                <span key="report">
                  <DateText value={detail.reportBy} /> <ReportBy day={detail.reportBy} />
                </span>,
              ] as const,
            ]
          : []),
        ...(detail.irn ? registered(detail, t, signature) : []),
      ]}
    />
  )
}

function registered(detail: Detail, t: ReturnType<typeof useT>, signature: Detail['signature']) {
  return [
    [
      t('eInvoice.irn'),
      <span key="irn" className={css.irn}>
        <Copyable text={detail.irn} />
      </span>,
    ],
    [t('eInvoice.ackNo'), <Copyable key="ack" text={detail.ackNo} />],
    [t('eInvoice.ackDate'), <TimeText key="at" value={detail.ackDate} />],
    ...(signature && detail.status !== 'Cancelled'
      ? [[t('eInvoice.signature'), <SignatureChip key="signature" signature={signature} />] as const]
      : []),
    ...(detail.isAdopted ? [[t('eInvoice.note'), t('eInvoice.adopted')] as const] : []),
    ...(detail.ewbNo ? [[t('eInvoice.ewbNo'), <Copyable key="ewb" text={detail.ewbNo} />] as const] : []),
    ...(detail.cancelBy
      ? [
          [
            t('eInvoice.cancelBy'),
            <span key="until">
              <TimeText value={detail.cancelBy} /> <CancelBy at={detail.cancelBy} />
            </span>,
          ] as const,
        ]
      : []),
    ...(detail.cancelledAt
      ? [
          [t('eInvoice.cancelledAt'), <TimeText key="gone" value={detail.cancelledAt} />] as const,
          [t('eInvoice.cancelReason'), t.label('EInvoiceCancelReason', detail.cancelReason)] as const,
          [t('eInvoice.remark'), detail.cancelRemark] as const,
        ]
      : []),
  ] as const
}

function Qr({ svg }: { svg: string }) {
  const t = useT()
  return (
    <figure className={css.qr}>
      <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt={t('eInvoice.qr')} />
      <figcaption className="meta">{t('eInvoice.qr')}</figcaption>
    </figure>
  )
}
