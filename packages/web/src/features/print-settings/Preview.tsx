import { Button, NativeSelect, Skeleton } from '@mantine/core'
import { PrintSettings } from '@bahi/contracts/print-settings.ts'
import { useEffect, useState } from 'react'
import { call } from '../../app/api/call.ts'
import type { Input } from '../../app/api/call-types.ts'
import { kindsWithScreens } from '../../app/documents.ts'
import { openFile } from '../../app/files.ts'
import { useT, useTextStore } from '../../app/texts.ts'
import { useFormValue } from '../../ui/form/form.ts'
import type { FormStore } from '../../ui/form/form.ts'
import { withoutBlanks } from '../../ui/form/values.ts'
import type { Values } from '../../ui/form/values.ts'
import { languages } from './languages.ts'
import css from './PrintSettings.module.css'

type Asked = Input<'printSetting.preview'>

/** Typing rests this long before the page is drawn again. */
const restMs = 300

/** The page as it would print now, drawn by the renderer that makes the PDF. */
export function Preview({ form, entityId }: { form: FormStore; entityId: number }) {
  const t = useT()
  const own = useTextStore((state) => state.culture.slice(0, 2))
  const [kind, setKind] = useState<NonNullable<Asked['kind']>>('salesInvoice')
  const [sample, setSample] = useState<NonNullable<Asked['sample']>>('latest')
  const [language, setLanguage] = useState(own as NonNullable<Asked['language']>)
  const settings = useFormValue(form, (state) => state.values['settings'])
  const [page, setPage] = useState<string>()
  const [isBusy, setBusy] = useState(true)
  const body = (): Asked | undefined => {
    const parsed = PrintSettings.safeParse(withoutBlanks(settings as Values))
    return parsed.success ? { entityId, settings: parsed.data, kind, sample, language } : undefined
  }
  useEffect(() => {
    const asked = body()
    if (!asked) return undefined
    const stop = new AbortController()
    const timer = window.setTimeout(() => {
      setBusy(true)
      call('printSetting.preview', asked, { quiet: true, signal: stop.signal })
        .then(({ blob }) => setPage(URL.createObjectURL(blob)))
        .catch(() => undefined)
        .finally(() => !stop.signal.aborted && setBusy(false))
    }, restMs)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
    // The body follows from these alone.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [settings, kind, sample, language, entityId])
  useEffect(() => () => (page ? URL.revokeObjectURL(page) : undefined), [page])
  const openPdf = async () => {
    const asked = body()
    if (asked) openFile(await call('printSetting.preview', { ...asked, as: 'pdf' }))
  }
  return (
    <aside className={css.preview} aria-label={t('printSettings.preview')} aria-busy={isBusy}>
      <div className={css.tools}>
        <NativeSelect
          aria-label={t('due.kind')}
          value={kind}
          data={kindsWithScreens.map((value) => ({ value, label: t(`kind.${value}.view`) }))}
          onChange={(event) => setKind(event.currentTarget.value as typeof kind)}
        />
        <NativeSelect
          aria-label={t('printSettings.previewOf')}
          value={sample}
          data={(['latest', 'short', 'long'] as const).map((value) => ({
            value,
            label: t(`printSettings.sample.${value}`),
          }))}
          onChange={(event) => setSample(event.currentTarget.value as typeof sample)}
        />
        <NativeSelect
          aria-label={t('field.settings.language')}
          value={language}
          data={[...languages]}
          onChange={(event) => setLanguage(event.currentTarget.value as typeof language)}
        />
        <Button onClick={() => void openPdf().catch(() => undefined)}>{t('printSettings.openPdf')}</Button>
      </div>
      <div className={css.pages} tabIndex={0} role="region" aria-label={t('printSettings.preview')}>
        {page ? <img src={page} alt={t('printSettings.preview')} /> : <Skeleton height={480} />}
      </div>
    </aside>
  )
}
