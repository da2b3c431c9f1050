import { Button } from '@mantine/core'
import { useT } from '../../../app/texts.ts'
import css from './InvoiceForm.module.css'
import type { Retry } from './use-retry.ts'

/** No answer came: that nothing is lost, when it is tried again, and the way to try at once. */
export function NotSaved({ retry, isSaving }: { retry: Retry; isSaving: boolean }) {
  const t = useT()
  if (retry.tries === 0) return null
  return (
    <div className={css.notice} role="alert">
      <span>
        <strong>{t('invoice.notSaved')}</strong> {t('invoice.keptMeanwhile')}
      </span>
      {/* The seconds are for the eyes: read out, they would interrupt every second. */}
      <span aria-hidden className="figure">
        {isSaving
          ? t('invoice.tryingNow', { count: retry.tries + 1 })
          : retry.seconds !== undefined && t('invoice.nextTry', { seconds: retry.seconds })}
      </span>
      <Button disabled={isSaving} onClick={retry.now}>
        {t('error.retry')}
      </Button>
      {retry.seconds !== undefined && (
        <Button variant="subtle" onClick={retry.pause}>
          {t('invoice.stopTrying')}
        </Button>
      )}
    </div>
  )
}
