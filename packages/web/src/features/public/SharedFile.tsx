import { Button } from '@mantine/core'
import { formatDate, inIndia } from '@bahi/domain/cal/shown.ts'
import { useState } from 'react'
import { sizeOf } from '../../app/attachments/attached.ts'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { saveFile } from '../../app/files.ts'
import { useT } from '../../app/texts.ts'
import css from './SharedDocument.module.css'

export type FileBehindLink = Extract<Reply<'public.document'>, { fileName: string }>

/** A file as its receiver sees it: whose it is, how large, until when; no sign-in. */
export function SharedFile({ shortUrl, file }: { shortUrl: string; file: FileBehindLink }) {
  const t = useT()
  const [isBusy, setBusy] = useState(false)
  const download = () => {
    setBusy(true)
    void call('public.documentPdf', { shortUrl })
      .then(saveFile, () => undefined)
      .finally(() => setBusy(false))
  }
  const lastDay = formatDate(inIndia(file.until).slice(0, 10), 'DD/MM/YYYY')
  return (
    <main className={`${css.page} ${css.gone}`}>
      <h1>
        <bdi>{file.fileName}</bdi>
      </h1>
      <p className="muted">
        {t('public.file', { name: file.sender, date: lastDay })}{' '}
        <bdi className="figure">{sizeOf(file.size)}</bdi>
      </p>
      <div>
        <Button variant="filled" loading={isBusy} onClick={download}>
          {t('public.downloadFile')}
        </Button>
      </div>
    </main>
  )
}
