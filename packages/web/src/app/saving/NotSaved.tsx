import { Button } from '@mantine/core'
import { useT } from '../texts.ts'
import { Notice } from '../../ui/Notice.tsx'
import type { Retry } from './use-retry.ts'

/** No answer came: that nothing is lost, when it is tried again, and the way to try at once or to stop. */
export function NotSaved({ retry, isSaving }: { retry: Retry; isSaving: boolean }) {
  const t = useT()
  if (retry.waits)
    return (
      <Notice urgent>
        <span>
          <strong>{t('form.waitsOnline')}</strong> {t('form.keptMeanwhile')}
        </span>
        <Button onClick={retry.stop}>{t('form.cancelWaiting')}</Button>
      </Notice>
    )
  if (retry.tries === 0) return null
  return (
    <Notice urgent>
      <span>
        <strong>{t('form.notReached')}</strong> {t('form.keptMeanwhile')}
      </span>
      {/* The seconds are for the eyes: read out, they would interrupt every second. */}
      <span aria-hidden className="figure">
        {isSaving
          ? t('form.tryingNow', { count: retry.tries + 1 })
          : retry.seconds !== undefined && t('form.nextTry', { seconds: retry.seconds })}
      </span>
      <Button disabled={isSaving} onClick={retry.now}>
        {t('error.retry')}
      </Button>
      {retry.seconds !== undefined && (
        <Button variant="subtle" onClick={retry.pause}>
          {t('form.stopTrying')}
        </Button>
      )}
    </Notice>
  )
}
