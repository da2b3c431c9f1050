import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { saveFile } from '../../app/files.ts'
import { useNav } from '../../app/nav.tsx'
import { PrintSheet } from '../../app/print/PrintSheet.tsx'
import { useT } from '../../app/texts.ts'
import { Amount } from '../../ui/values.tsx'
import css from './SharedDocument.module.css'

type Shared = Reply<'public.document'>

/** A document as its receiver sees it: the sheet, what is due, how to pay, the PDF; no sign-in. */
export function SharedDocument() {
  const t = useT()
  const nav = useNav()
  const shortUrl = nav.path.split('/')[2] ?? ''
  const [shared, setShared] = useState<Shared>()
  const [isGone, setGone] = useState(shortUrl === '')
  useEffect(() => {
    if (!shortUrl) return
    call('public.document', { shortUrl }, { quiet: true }).then(setShared, () => setGone(true))
  }, [shortUrl])
  if (isGone) return <Gone />
  if (!shared) return null
  const { print } = shared
  return (
    <main className={css.page}>
      <div className={css.bar}>
        <h1>
          {print.title} <span className="figure">{print.number}</span>
        </h1>
        <Button onClick={() => void call('public.documentPdf', { shortUrl }).then(saveFile)}>
          {t('public.download')}
        </Button>
      </div>
      <PrintSheet print={print} logo={shared.supplier.logo} upiQrSvg={shared.upiQrSvg} />
      {shared.upiLink && (
        <section className={css.pay}>
          <p>
            {t('public.due')}: <Amount value={shared.balance} sign />
          </p>
          <Button component="a" variant="default" href={shared.upiLink}>
            {t('public.pay')}
          </Button>
        </section>
      )}
    </main>
  )
}

function Gone() {
  const t = useT()
  return (
    <main className={`${css.page} ${css.gone}`}>
      <h1>{t('public.goneTitle')}</h1>
      <p className="muted">{t('public.gone')}</p>
    </main>
  )
}
