import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useAction, useCall } from '../../../app/api/use-call.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { To } from '../../../app/nav.tsx'
import { ActionButton } from '../../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../../app/screens/EmptyState.tsx'
import { useRights } from '../../../app/session/rights.ts'
import { trackTask } from '../../../app/tasks.ts'
import { useT } from '../../../app/texts.ts'
import { Copyable, DateText, TimeText } from '../../../app/values.tsx'
import { confirm } from '../../../ui/confirm.tsx'
import { Chip } from '../../../ui/values.tsx'
import type { Tone } from '../../../ui/values.tsx'
import { usePreferences } from '../../../theme/preferences.ts'
import type { Filing as Place } from '../Gstr1.tsx'
import { periodNames } from '../../../app/returns/period-names.ts'
import css from '../returns.module.css'
import { Comparison } from './Comparison.tsx'
import { FileDialog } from './FileDialog.tsx'
import { RefusedRecords } from './RefusedRecords.tsx'
import { refreshes } from './refreshes.ts'

export type FiledForm = FilingState['form']
export type FilingState = Reply<'gstr1Filing.filing'>

const tones: Readonly<Record<FilingState['state'], Tone>> = {
  NotStarted: 'neutral',
  Pushing: 'neutral',
  Saved: 'ok',
  SavedInPart: 'attention',
  Refused: 'danger',
  Ready: 'ok',
  Filed: 'ok',
}

/** The return at the GST portal: pushed, compared with the books, what was refused, and filed with the code. */
export function FilingPanel({ form, place }: { form: FiledForm; place: Place }) {
  const t = useT()
  const rights = useRights()
  const culture = usePreferences((preferences) => preferences.culture)
  const [isAsking, setAsking] = useState(false)
  const [asksUntil, setAsksUntil] = useState(0)
  const found = useCall(`${form}Filing.filing`, place, {
    quiet: true,
    everyMs: asksUntil > 0 ? 1000 : false,
  })
  const push = useAction(`${form}Filing.push`, { refreshes })
  const reset = useAction(`${form}Filing.reset`, { refreshes })
  const { data } = found
  if (!data)
    return found.isError ? (
      <EmptyState
        text={t('gstr1.failed')}
        action={{ label: t('error.retry'), run: () => void found.refetch() }}
      />
    ) : (
      <Skeleton height={240} />
    )
  const isUnderWay = data.isBusy || data.state === 'Pushing'
  // Asked again each second while something is under way, and for a moment after it was begun.
  if (asksUntil > 0 && !isUnderWay && Date.now() > asksUntil) setAsksUntil(0)
  if (asksUntil === 0 && isUnderWay && !data.waitsFor) setAsksUntil(Date.now() + 5000)
  const isFiled = data.state === 'Filed'
  const startPush = () =>
    push.mutate(place, {
      onSuccess: ({ taskId }) => {
        trackTask(taskId)
        setAsksUntil(Date.now() + 5000)
      },
    })
  const startReset = async () => {
    const period = periodNames(culture, 'Monthly')(place.returnPeriod)
    const isSure = await confirm({
      title: t('filing.reset'),
      text: t('filing.resetAsk', { period }),
      danger: true,
    })
    if (isSure) reset.mutate({ ...place, reason: t('filing.reset') })
  }
  const needsSession = data.session === 'Open' ? undefined : t('filing.session.closed')
  const busy = isUnderWay ? t('filing.refused.busy') : undefined
  const whyNotFile =
    needsSession ??
    busy ??
    (data.changedSince > 0
      ? t('filing.changedSince', { count: String(data.changedSince) })
      : data.state === 'Saved' || data.state === 'Ready'
        ? undefined
        : data.state === 'SavedInPart'
          ? t('filing.refused.hasRefused')
          : t('filing.refused.notPushed'))
  return (
    <div className={css.stack}>
      <section className={css.portal} aria-label={t('filing.title')}>
        <p className={css.filed}>
          <Chip tone={tones[data.state]}>{t(`filing.state.${data.state}`)}</Chip>
          {data.pushedAt && (
            <span>
              {t('filing.pushed')} <TimeText value={data.pushedAt} /> {data.pushedBy}
            </span>
          )}
          {data.state === 'Pushing' && data.parts.total > 0 && (
            <span>
              {t('filing.progress', { done: String(data.parts.done), total: String(data.parts.total) })}
            </span>
          )}
          {isFiled && (
            <span>
              {t('gstr1.filedOn')} <DateText value={data.filedOn} /> · {t('gstr1.arnShort')}{' '}
              <Copyable text={data.arn} />
            </span>
          )}
        </p>
        {data.waitsFor && <p className={css.notice}>{t('filing.waits', { reason: data.waitsFor })}</p>}
        {data.session !== 'Open' && !isFiled && (
          <p className={css.notice}>
            {t(data.session === 'Closed' ? 'filing.session.closed' : 'gstn.notSetUp')}{' '}
            {data.session === 'Closed' && rights.may('BSN_SET_EINV_CRED') && (
              <To to={`view-gstin/${place.entityId}?tab=gstPortal`}>{t('filing.openPortal')}</To>
            )}
          </p>
        )}
        {!isFiled && data.changedSince > 0 && (
          <p className={css.notice}>{t('filing.changedSince', { count: String(data.changedSince) })}</p>
        )}
        {!isFiled && (
          <div className={css.portalActions}>
            <ActionButton
              right="RET_PSH"
              reason={needsSession ?? busy}
              variant={whyNotFile === undefined ? 'default' : 'filled'}
              loading={push.isPending}
              onClick={startPush}
            >
              {t(data.pushedAt ? 'filing.pushAgain' : 'filing.push')}
            </ActionButton>
            <ActionButton
              right="RET_FIL"
              reason={whyNotFile}
              variant={whyNotFile === undefined ? 'filled' : 'default'}
              onClick={() => setAsking(true)}
            >
              {t('filing.requestCode')}
            </ActionButton>
            {data.pushedAt && (
              <ActionButton
                right="RET_PSH"
                reason={needsSession ?? busy}
                loading={reset.isPending}
                onClick={() => void startReset()}
              >
                {t('filing.reset')}
              </ActionButton>
            )}
          </div>
        )}
      </section>
      {data.refusedCount > 0 && <RefusedRecords records={data.refusedRecords} count={data.refusedCount} />}
      {data.comparison.length > 0 && <Comparison rows={data.comparison} hasRecords={form !== 'gstr3b'} />}
      {isAsking && (
        <FileDialog form={form} place={place} pan={data.signatoryPan} onClose={() => setAsking(false)} />
      )}
    </div>
  )
}
