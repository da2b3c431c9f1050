import { Button } from '@mantine/core'
import { IconCamera } from '@tabler/icons-react'
import { useState } from 'react'
import { call } from '../../app/api/call.ts'
import { useAction } from '../../app/api/use-call.ts'
import { pathOf } from '../../app/documents.ts'
import { saveFile } from '../../app/files.ts'
import { useNav } from '../../app/nav.tsx'
import { ListScreen } from '../../app/screens/ListScreen.tsx'
import { useStateChips } from '../../app/screens/use-state-chips.ts'
import { useGstinIds } from '../../app/session/company.ts'
import { useRights } from '../../app/session/rights.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { columns } from './columns.tsx'
import type { Row } from './columns.tsx'
import css from './qr-readings.module.css'
import { useDelete } from './use-delete.ts'
import { madeOf, whyNoBill } from './why-no-bill.ts'
import { later } from '../../ui/later.tsx'

const UploadDialog = later(() => import('./UploadDialog.tsx').then((module) => module.UploadDialog))
const ScanDialog = later(() => import('./ScanDialog.tsx').then((module) => module.ScanDialog))

const shownAlways = ['Verified', 'UnknownKey', 'Altered', 'NotAnEInvoice', 'Unreadable'] as const
const states = [...shownAlways, 'Reading'] as const
const filters = [
  { key: 'states', label: 'qrReading.status', options: states, labels: 'QrReadingState' },
  {
    key: 'relations',
    label: 'qrReading.relation',
    options: ['Received', 'Issued', 'Internal', 'Other'],
    labels: 'QrRelation',
  },
  {
    key: 'duplicates',
    label: 'qrReading.duplicates',
    options: ['Only', 'Without'],
    labels: 'QrDuplicates',
    single: true,
  },
] as const

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id)

/** E-invoices of others that were read from files or by camera, with what their signatures say. */
export function QrReadingList() {
  const t = useT()
  const nav = useNav()
  const rights = useRights()
  const entityIds = useGstinIds()
  const [uploads, setUploads] = useState<readonly File[]>()
  const [scans, setScans] = useState(false)
  const remove = useDelete()
  const readAgain = useAction('qrReading.readAgain', { refreshes: ['qrReading'] })
  const again = (rows: readonly Row[]) =>
    void readAgain.mutateAsync({ ids: idsOf(rows) }).then(
      ({ taskId }) => trackTask(taskId),
      () => undefined,
    )
  const right = rights.may('EIN_MOV') ? 'EIN_MOV' : 'PBL_AD'
  const place = entityIds?.[0]
  const mayUpload = place !== undefined && rights.may(right)
  return (
    <div
      className={css.list}
      onDragOver={(event) => mayUpload && event.preventDefault()}
      onDrop={(event) => {
        if (!mayUpload || uploads) return
        event.preventDefault()
        if (event.dataTransfer.files.length > 0) setUploads([...event.dataTransfer.files])
      }}
    >
      <ListScreen
        list="qrReading"
        call="qrReading.search"
        title="qrReading.title"
        columns={columns}
        filters={filters}
        chips={useStateChips({
          call: 'qrReading.counts',
          filters,
          states,
          labels: 'QrReadingState',
          passing: ['Reading'],
          shownAlways,
        })}
        extra={
          mayUpload && (
            <Button aria-label={t('qrReading.scan')} onClick={() => setScans(true)}>
              <IconCamera size={18} stroke={1.5} aria-hidden />
              <span className={css.scan}>{t('qrReading.scan')}</span>
            </Button>
          )
        }
        create={{ label: 'qrReading.upload', right, onClick: () => setUploads([]) }}
        isOfCompany
        open={(row) => `view-einvoice-via-pdf-qrcode/${row.id}`}
        rowActions={[
          {
            key: 'file',
            label: 'qrReading.openFile',
            run: (row) => void call('qrReading.file', { id: row.id }).then(saveFile, () => undefined),
            why: (row) => (row.content === 'camera' ? 'qrReading.noFile' : undefined),
          },
          {
            key: 'bill',
            label: 'billStart.makeAny',
            right: 'PBL_AD',
            run: (row) => nav.go(`${pathOf(madeOf(row), 'create')}?readingId=${row.id}`),
            why: whyNoBill,
          },
          { key: 'again', label: 'qrReading.readAgain', right, run: (row) => again([row]) },
          {
            key: 'delete',
            label: 'qrReading.delete',
            right,
            run: (row) => void remove([row.id]),
            isDanger: true,
          },
        ]}
        bulkActions={[
          { key: 'again', label: 'qrReading.readAgain', right, run: again },
          { key: 'delete', label: 'qrReading.delete', right, run: (rows) => remove(idsOf(rows)) },
        ]}
        exportCall="qrReading.export"
        exportRight="EIN_JSN"
        emptyText="qrReading.empty"
      />
      {uploads && place !== undefined && (
        <UploadDialog entityId={place} first={uploads} onClose={() => setUploads(undefined)} />
      )}
      {scans && place !== undefined && (
        <ScanDialog
          entityId={place}
          onUpload={() => {
            setScans(false)
            setUploads([])
          }}
          onClose={() => setScans(false)}
        />
      )}
    </div>
  )
}
