import { Button, Group, TextInput } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useState } from 'react'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { useT } from '../../app/texts.ts'
import { useDateWords } from '../../ui/date-words.ts'
import { Modal } from '../../ui/Modal.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { toast } from '../../ui/toasts.tsx'

/** The user's own address at which calendar programs read the deadlines. */
export function CalendarFeed({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { format } = useDateWords()
  const feed = useCall('calendarFeed.current', undefined, { quiet: true })
  const make = useAction('calendarFeed.make', { refreshes: ['calendarFeed'] })
  const end = useAction('calendarFeed.end', { refreshes: ['calendarFeed'] })
  const [url, setUrl] = useState<string>()
  const madeAt = feed.data?.madeAt
  const stop = async () => {
    await end.mutateAsync(undefined)
    setUrl(undefined)
    toast.success(t('calendarFeed.ended'))
  }
  const copy = async (address: string) => {
    await navigator.clipboard.writeText(address)
    toast.success(t('calendarFeed.copied'))
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('calendarFeed.open')}
      size={560}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <div style={{ display: 'grid', gap: 'var(--s4)' }} aria-busy={feed.isPending}>
        <p>{t('calendarFeed.text')}</p>
        {feed.error && !feed.data && <LoadFailed error={feed.error} onRetry={() => void feed.refetch()} />}
        {url && (
          <>
            <TextInput
              label={t('calendarFeed.open')}
              value={url}
              readOnly
              dir="ltr"
              data-autofocus
              onFocus={(event) => event.currentTarget.select()}
            />
            <Notice>{t('calendarFeed.once')}</Notice>
          </>
        )}
        {madeAt && !url && (
          <p className="muted">
            {t('calendarFeed.newText', { date: formatDate(istDateOf(madeAt), format) })}
          </p>
        )}
        {feed.data && (
          <Group>
            {url ? (
              <Button onClick={() => void copy(url)}>{t('calendarFeed.copy')}</Button>
            ) : (
              <Button
                loading={make.isPending}
                onClick={() =>
                  void make.mutateAsync(undefined).then(
                    (made) => setUrl(made.url),
                    () => undefined,
                  )
                }
              >
                {t(madeAt ? 'calendarFeed.makeNew' : 'calendarFeed.make')}
              </Button>
            )}
            {madeAt && (
              <Button
                variant="default"
                loading={end.isPending}
                onClick={() => void stop().catch(() => undefined)}
              >
                {t('calendarFeed.end')}
              </Button>
            )}
          </Group>
        )}
      </div>
    </Modal>
  )
}
