import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { RowOf } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Amount } from '../../ui/values.tsx'
import css from './qr-readings.module.css'
import { ReadingChip } from './ReadingChip.tsx'
import { useCamera } from './use-camera.ts'
import type { CameraState } from './use-camera.ts'

type Row = RowOf<'qrReading.search'>

interface Props {
  readonly entityId: number
  readonly onUpload: () => void
  readonly onClose: () => void
}

/** Reads codes off paper by the camera, one after another; where there is no camera, says what to do instead. */
export function ScanDialog({ onClose, ...scanner }: Props) {
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('qrReading.scanTitle')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Scanner {...scanner} />
    </Modal>
  )
}

/** Starts the camera once its picture has a place on the page, which a dialog gives it a moment later. */
function Scanner({ entityId, onUpload }: Omit<Props, 'onClose'>) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const [attempt, setAttempt] = useState(0)
  const { rows, isOther, take } = useScanned(entityId)
  const state = useCamera(video, attempt, take)
  const fault = faults[state]
  const said = isOther
    ? 'qrReading.says.NotAnEInvoice'
    : state === 'starts'
      ? 'qrReading.cameraStarts'
      : 'qrReading.cameraLooks'
  return (
    <div className={css.dialog}>
      {fault && (
        <div className={css.noCamera} role="alert">
          <p>{t(fault)}</p>
          <div className={css.buttons}>
            <Button onClick={() => setAttempt(attempt + 1)}>{t('qrReading.tryAgain')}</Button>
            <Button variant="filled" onClick={onUpload}>
              {t('qrReading.uploadInstead')}
            </Button>
          </div>
        </div>
      )}
      <div className={css.dialog} hidden={fault !== undefined}>
        <p className="muted">{t('qrReading.cameraAsk')}</p>
        <div className={css.frame}>
          <video ref={video} muted playsInline aria-label={t('qrReading.camera')} />
        </div>
        <p role="status">{t(said)}</p>
      </div>
      {rows.length > 0 && <Scanned rows={rows} />}
    </div>
  )
}

/** Codes that were seen and kept, the last first. */
function useScanned(entityId: number) {
  const [rows, setRows] = useState<readonly Row[]>([])
  const [isOther, setOther] = useState(false)
  const seen = useRef(new Set<string>())
  const scan = useAction('qrReading.scan', { refreshes: ['qrReading'] })
  const take = (text: string) => {
    if (seen.current.has(text)) return
    seen.current.add(text)
    // The code of a payment is on the same paper: it is not kept, only reported.
    const isSigned = text.split('.').length === 3
    setOther(!isSigned)
    if (!isSigned) return
    void scan.mutateAsync({ entityId, text }).then(
      (row) => {
        navigator.vibrate?.(60)
        setRows((all) => [row, ...all])
      },
      // Another look at the same code tries again.
      () => seen.current.delete(text),
    )
  }
  return { rows, isOther, take }
}

function Scanned({ rows }: { rows: readonly Row[] }) {
  const t = useT()
  return (
    <ul className={css.files} aria-label={t('qrReading.scanned')} aria-live="polite">
      {rows.map((row) => (
        <li key={row.id}>
          <To to={`view-einvoice-via-pdf-qrcode/${row.id}`}>
            <bdi>{[row.sellerName ?? row.sellerGstin, row.documentNumber].filter(Boolean).join(' · ')}</bdi>
          </To>
          <span className={css.found}>
            <Amount value={row.total} />
            <ReadingChip status={row.status} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const faults: Partial<
  Record<
    CameraState,
    'qrReading.cameraDenied' | 'qrReading.cameraMissing' | 'qrReading.cameraBusy' | 'qrReading.cameraInsecure'
  >
> = {
  denied: 'qrReading.cameraDenied',
  missing: 'qrReading.cameraMissing',
  busy: 'qrReading.cameraBusy',
  insecure: 'qrReading.cameraInsecure',
}
