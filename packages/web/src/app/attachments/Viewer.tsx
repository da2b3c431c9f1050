import { Button } from '@mantine/core'
import { IconDownload, IconX, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { call } from '../api/call.ts'
import type { DownloadedFile } from '../api/call-types.ts'
import { saveFile } from '../files.ts'
import { useT } from '../texts.ts'
import type { Attached } from './attached.ts'
import css from './attachments.module.css'

interface Props {
  readonly file: Attached
  readonly onClose: () => void
}

/** A file in a dialog. */
export function ViewerDialog({ file, onClose }: Props) {
  const t = useT()
  return (
    <Modal
      opened
      onClose={onClose}
      title={<bdi>{file.name}</bdi>}
      size={1000}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Viewer file={file} />
    </Modal>
  )
}

/** A file beside what is typed from it; without `onClose` its frame has a name and a way out of its own. */
export function Viewer({ file, onClose }: { file: Attached; onClose?: () => void }) {
  const t = useT()
  const [loaded, setLoaded] = useState<DownloadedFile & { readonly address: string }>()
  const [isGone, setGone] = useState(false)
  const [zoom, setZoom] = useState(0)
  useEffect(() => {
    const stop = new AbortController()
    let address: string | undefined
    setLoaded(undefined)
    setGone(false)
    setZoom(0)
    call('attachment.file', { id: file.id }, { signal: stop.signal }).then(
      (found) => {
        if (stop.signal.aborted) return
        // Of the type that the server has checked, and of no other that the browser might guess.
        const blob = new Blob([found.blob], { type: file.contentType })
        address = URL.createObjectURL(blob)
        setLoaded({ ...found, blob, address })
      },
      () => !stop.signal.aborted && setGone(true),
    )
    return () => {
      stop.abort()
      if (address) URL.revokeObjectURL(address)
    }
  }, [file.id, file.contentType])
  const isPicture = file.contentType.startsWith('image/')
  const isShown = isPicture || (file.contentType === 'application/pdf' && navigator.pdfViewerEnabled)
  return (
    <aside
      className={css.viewer}
      aria-label={file.name}
      aria-busy={!loaded && !isGone}
      data-beside={!!onClose}
    >
      <div className={css.tools}>
        <strong>{onClose && <bdi title={file.name}>{file.name}</bdi>}</strong>
        {isPicture && (
          <>
            <IconButton
              aria-label={t('attachment.zoomOut')}
              title={t('attachment.zoomOut')}
              disabled={zoom === 0}
              onClick={() => setZoom(zoom - 1)}
            >
              <IconZoomOut size={18} stroke={1.5} />
            </IconButton>
            <IconButton
              aria-label={t('attachment.zoomIn')}
              title={t('attachment.zoomIn')}
              disabled={zoom === zooms.length - 1}
              onClick={() => setZoom(zoom + 1)}
            >
              <IconZoomIn size={18} stroke={1.5} />
            </IconButton>
          </>
        )}
        {loaded && (
          <IconButton
            aria-label={t('attachment.download', { name: file.name })}
            title={t('attachment.download', { name: file.name })}
            onClick={() => saveFile(loaded)}
          >
            <IconDownload size={18} stroke={1.5} />
          </IconButton>
        )}
        {onClose && (
          <IconButton
            aria-label={t('attachment.close', { name: file.name })}
            title={t('attachment.close', { name: file.name })}
            onClick={onClose}
          >
            <IconX size={18} stroke={1.5} />
          </IconButton>
        )}
      </div>
      <div className={css.page} tabIndex={0} role="region" aria-label={file.name}>
        {isGone && <p role="alert">{t('issue.ATTACHMENT_GONE')}</p>}
        {loaded &&
          (!isShown ? (
            <p>
              {t('attachment.noPreview')}{' '}
              <Button onClick={() => saveFile(loaded)}>
                {t('attachment.download', { name: file.name })}
              </Button>
            </p>
          ) : isPicture ? (
            <img src={loaded.address} alt={file.name} style={{ inlineSize: `${zooms[zoom]}%` }} />
          ) : (
            <iframe src={loaded.address} title={file.name} />
          ))}
      </div>
    </aside>
  )
}

/** Widths of a picture, in percent of its place. */
const zooms = [100, 150, 225, 340] as const
