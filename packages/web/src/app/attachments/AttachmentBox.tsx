import { attachmentAccept } from '@bahi/contracts/attachment-limits.ts'
import { Button } from '@mantine/core'
import { IconDownload, IconFile, IconPaperclip, IconPhoto, IconTrash } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'
import { call } from '../api/call.ts'
import { saveFile } from '../files.ts'
import { useT } from '../texts.ts'
import { sizeOf } from './attached.ts'
import type { Attached } from './attached.ts'
import css from './attachments.module.css'
import type { Upload, Uploads } from './uploads.ts'

interface Props {
  readonly title: string
  readonly attached: readonly Attached[]
  /** Absent: files may be looked at alone. */
  readonly uploads?: Uploads | undefined
  readonly onOpen: (file: Attached) => void
  readonly onRemove: (file: Attached) => void
  /** The file that is shown beside. */
  readonly openId?: number | undefined
}

/** Files of a record: dropped anywhere on the screen, pasted or chosen, each with what became of it. */
export function AttachmentBox({ title, attached, uploads, onOpen, onRemove, openId }: Props) {
  const t = useT()
  const isOver = useFilesFromOutside(uploads)
  return (
    <section className={css.box} aria-label={title} data-over={isOver}>
      <div className={css.head}>
        <h2>{title}</h2>
        {uploads && <Hint uploads={uploads} isEmpty={attached.length === 0} />}
        {uploads && <Chooser uploads={uploads} />}
      </div>
      {attached.length > 0 && (
        <ul className={css.files}>
          {attached.map((file) => (
            <li key={file.id} data-open={file.id === openId}>
              {file.contentType.startsWith('image/') ? (
                <IconPhoto size={18} stroke={1.5} aria-hidden />
              ) : (
                <IconFile size={18} stroke={1.5} aria-hidden />
              )}
              <button
                type="button"
                className={css.name}
                aria-label={t('attachment.open', { name: file.name })}
                onClick={() => onOpen(file)}
              >
                <bdi>{file.name}</bdi>
              </button>
              <span className="meta" dir="ltr">
                {sizeOf(file.size)}
              </span>
              <IconButton
                aria-label={t('attachment.download', { name: file.name })}
                title={t('attachment.download', { name: file.name })}
                onClick={() => void call('attachment.file', { id: file.id }).then(saveFile, () => undefined)}
              >
                <IconDownload size={18} stroke={1.5} />
              </IconButton>
              {uploads && (
                <IconButton
                  aria-label={t('attachment.remove', { name: file.name })}
                  title={t('attachment.remove', { name: file.name })}
                  onClick={() => onRemove(file)}
                >
                  <IconTrash size={18} stroke={1.5} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
      {uploads ? (
        <OnTheirWay uploads={uploads} />
      ) : (
        attached.length === 0 && <p className="muted">{t('attachment.none')}</p>
      )}
    </section>
  )
}

function Chooser({ uploads }: { uploads: Uploads }) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={attachmentAccept}
        aria-label={t('attachment.choose')}
        onChange={(event) => {
          uploads.add([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      <Button
        leftSection={<IconPaperclip size={16} stroke={1.5} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t('attachment.choose')}
      </Button>
    </>
  )
}

/** Where files may come from, and which, as long as there are none. */
function Hint({ uploads, isEmpty }: { uploads: Uploads; isEmpty: boolean }) {
  const t = useT()
  const under = uploads.store((state) => state.uploads)
  if (!isEmpty || under.length > 0) return null
  return (
    <p className="muted">
      {t('attachment.drop')} · {t('attachment.limits')}
    </p>
  )
}

function OnTheirWay({ uploads }: { uploads: Uploads }) {
  const t = useT()
  const under = uploads.store((state) => state.uploads)
  return (
    <>
      {under.length > 0 && (
        <ul className={css.files} aria-live="polite" aria-busy={under.some(isMoving)}>
          {under.map((upload) => (
            <li key={upload.key} data-fault={!isMoving(upload)}>
              <IconFile size={18} stroke={1.5} aria-hidden />
              <span className={css.said}>
                {isMoving(upload) ? (
                  <>
                    <bdi>{upload.name}</bdi> <span className="meta">{t('attachment.uploading')}</span>
                  </>
                ) : (
                  <>
                    {upload.state === 'failed' && <bdi>{upload.name}: </bdi>}
                    {upload.message}
                  </>
                )}
              </span>
              {upload.state === 'failed' && (
                <Button variant="subtle" onClick={() => uploads.retry(upload)}>
                  {t('attachment.retry')}
                </Button>
              )}
              {!isMoving(upload) && (
                <IconButton
                  aria-label={t('attachment.remove', { name: upload.name })}
                  title={t('attachment.remove', { name: upload.name })}
                  onClick={() => uploads.drop(upload.key)}
                >
                  <IconTrash size={18} stroke={1.5} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const isMoving = ({ state }: Upload) => state === 'waits' || state === 'sends'

/**
 * Files dropped anywhere on the screen, so that none of them opens in the place of the form, and files that are pasted;
 * a dialog keeps its own.
 */
function useFilesFromOutside(uploads: Uploads | undefined): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    if (!uploads) return undefined
    const hasFiles = (event: DragEvent) =>
      event.dataTransfer?.types.includes('Files') === true && !isInDialog(event)
    const over = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const leave = (event: DragEvent) => event.relatedTarget === null && setOver(false)
    const drop = (event: DragEvent) => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      uploads.add([...(event.dataTransfer?.files ?? [])])
    }
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Cells of a sheet come with a picture of themselves: they are pasted as what they say.
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain') || isInDialog(event)) return
      event.preventDefault()
      uploads.add(files, true)
    }
    window.addEventListener('dragover', over)
    window.addEventListener('dragleave', leave)
    window.addEventListener('drop', drop)
    window.addEventListener('paste', paste)
    return () => {
      window.removeEventListener('dragover', over)
      window.removeEventListener('dragleave', leave)
      window.removeEventListener('drop', drop)
      window.removeEventListener('paste', paste)
    }
  }, [uploads])
  return isOver
}

const isInDialog = ({ target }: Event) =>
  target instanceof Element && target.closest('[role="dialog"]') !== null
