import { Decimal } from '@bahi/domain/num/decimal.ts'
import { Button } from '@mantine/core'
import { IconQrcode } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { ApiError } from '../../../app/api/api-error.ts'
import { call } from '../../../app/api/call.ts'
import type { Uploads } from '../../../app/attachments/uploads.ts'
import { base64Of } from '../../../app/base64.ts'
import { DocumentLink } from '../../../app/DocumentLink.tsx'
import { useT } from '../../../app/texts.ts'
import { useKind } from '../../../app/use-kind.ts'
import { Notice } from '../../../ui/Notice.tsx'
import { formatDecimal } from '../../../ui/numbers.ts'
import { toast } from '../../../ui/toasts.tsx'
import { partyChoiceOf } from '../party-choice.ts'
import type { InvoiceStore } from './invoice-store.ts'
import form from './InvoiceForm.module.css'
import { applyStart } from './start.ts'

/** What the supplier's document says beside what is typed: whether it was entered before, and whether the totals agree. */
export function StartFacts({ store }: { store: InvoiceStore }) {
  const t = useT()
  const kind = useKind()
  const start = store((state) => state.start)
  const total = store((state) => state.totals.total)
  if (!start) return null
  const { duplicate, claims } = start
  const difference = claims.total === null ? undefined : Decimal.of(total).sub(claims.total)
  return (
    <>
      {duplicate && (
        <Notice urgent>
          <span>
            {t('billStart.duplicate')}{' '}
            <DocumentLink kind={kind} id={duplicate.id}>
              {duplicate.number ?? t('invoice.draft')}
            </DocumentLink>
          </span>
        </Notice>
      )}
      {difference && (
        <p className="muted" role="status">
          {t('billStart.claims', {
            total: `₹${formatDecimal(claims.total!, 2)}`,
            items: t.count('billStart.items', claims.itemCount ?? 1),
          })}{' '}
          {difference.isZero()
            ? t('billStart.agrees')
            : t('billStart.differs', { amount: `₹${formatDecimal(difference.abs().toFixed(2), 2)}` })}
        </p>
      )}
    </>
  )
}

/** Reads the code on the supplier's invoice, fills the bill with it and keeps the file with the bill. */
export function FillFromCode({ store, uploads }: { store: InvoiceStore; uploads: Uploads }) {
  const t = useT()
  const kind = useKind()
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const fill = async (file: File) => {
    setBusy(true)
    try {
      const { entityId } = store.getState().header
      const content = await base64Of(file)
      const reply = await call('qrReading.read', { entityId, files: [{ name: file.name, content }] })
      const [read] = reply.files
      const reading = read?.readings[0]
      if (!reading) return toast.error(t('billStart.fill'), [read?.message ?? ''])
      if (reading.status === 'Reading') return toast.info(t('billStart.later'))
      if (reading.fault) return toast.error(t('billStart.fill'), [t(`qrReading.fault.${reading.fault}`)])
      const start = await call('qrReading.bill', { id: reading.id })
      if (start.kind !== kind) return toast.error(t('billStart.fill'), [t(`billStart.isOther.${start.kind}`)])
      const { id, gstin } = start.supplier
      // Of several suppliers of one GSTIN the chosen one stays: an order that the bill is made from is its own.
      const stays = store.getState().header.party?.gstin === gstin
      const party = id === null || stays ? undefined : partyChoiceOf(await call('party.detail', { id }))
      applyStart(store, { ...start, readingId: reading.id }, party)
      // A text is the code and nothing else: no paper.
      if (!/\.txt$/i.test(file.name)) uploads.add([file])
      toast.success(
        t(kind === 'inwardNote' ? 'billStart.noteFilled' : 'billStart.filled', {
          number: start.body.supplierNumber ?? '',
        }),
      )
    } catch (error) {
      // What was refused has been said.
      if (!(error instanceof ApiError)) throw error
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.jpg,.jpeg,.png,.txt"
        aria-label={t('billStart.fill')}
        onChange={(event) => {
          const [file] = event.target.files ?? []
          event.target.value = ''
          if (file) void fill(file)
        }}
      />
      <Button
        variant="default"
        loading={isBusy}
        aria-label={t('billStart.fill')}
        leftSection={<IconQrcode size={16} stroke={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        <span className={form.preview}>{t('billStart.fill')}</span>
      </Button>
    </>
  )
}
