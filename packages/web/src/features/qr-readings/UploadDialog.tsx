import { Button } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import { Modal } from '../../ui/Modal.tsx'
import css from './qr-readings.module.css'
import { ReadingChip } from './ReadingChip.tsx'
import { mostUploads, useUpload } from './use-upload.ts'
import type { Upload } from './use-upload.ts'

interface Props {
  /** The GSTIN for which is read. */
  readonly entityId: number
  /** Files that were dropped on the list. */
  readonly first: readonly File[]
  readonly onClose: () => void
}

/** Files to read, by choosing, dropping or pasting them; each says what came of it. */
export function UploadDialog({ entityId, first, onClose }: Props) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { uploads, add } = useUpload(entityId)
  const [isTooMany, setTooMany] = useState(false)
  const [isOver, setOver] = useState(false)
  const take = (files: readonly File[]) => {
    const room = mostUploads - uploads.length
    setTooMany(files.length > room)
    if (files.length > 0) add(files.slice(0, Math.max(0, room)))
  }
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    take(first)
    // Those of the beginning, once.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  const isBusy = uploads.some(({ state }) => state === 'waits' || state === 'sends')
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('qrReading.upload')}
      size={640}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div className={css.dialog} onPaste={(event) => take([...event.clipboardData.files])}>
        <div
          className={css.drop}
          data-over={isOver}
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            event.preventDefault()
            event.stopPropagation()
            setOver(false)
            take([...event.dataTransfer.files])
          }}
        >
          <IconUpload size={28} stroke={1.5} aria-hidden />
          <p>{t('qrReading.drop')}</p>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept=".pdf,.jpg,.jpeg,.png,.txt"
            aria-label={t('qrReading.choose')}
            onChange={(event) => {
              take([...(event.target.files ?? [])])
              event.target.value = ''
            }}
          />
          <Button variant="filled" data-autofocus onClick={() => input.current?.click()}>
            {t('qrReading.choose')}
          </Button>
          <p className="muted">{t('qrReading.limits')}</p>
        </div>
        {isTooMany && (
          <p role="alert" className={css.problem}>
            {t('qrReading.tooMany')}
          </p>
        )}
        {uploads.length > 0 && (
          <ul className={css.files} aria-label={t('qrReading.files')} aria-busy={isBusy} aria-live="polite">
            {uploads.map((upload) => (
              <FileLine key={upload.key} upload={upload} />
            ))}
          </ul>
        )}
        {uploads.length > 0 && (
          <Button loading={isBusy} onClick={onClose}>
            {t('qrReading.done')}
          </Button>
        )}
      </div>
    </Modal>
  )
}

function FileLine({ upload: { file, state, message, readings } }: { upload: Upload }) {
  const t = useT()
  return (
    <li>
      <bdi className={css.fileName} title={file.name}>
        {file.name}
      </bdi>
      {state === 'fault' && <span className={css.problem}>{message}</span>}
      {state === 'read' ? (
        <span className={css.found}>
          {readings.map(({ id, status }) => (
            <To key={id} to={`view-einvoice-via-pdf-qrcode/${id}`}>
              <ReadingChip status={status} />
            </To>
          ))}
          {readings[0]?.fault && (
            <span className="muted">{t(`qrReading.fault.${readings[0].fault}` as TextKey)}</span>
          )}
        </span>
      ) : (
        state !== 'fault' && (
          <span className={state === 'failed' ? css.problem : 'muted'}>{t(`qrReading.file.${state}`)}</span>
        )
      )}
    </li>
  )
}
