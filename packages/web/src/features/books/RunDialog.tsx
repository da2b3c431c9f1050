import { addMonths, endOfMonth, istDateOf } from '@bahi/domain/cal/date.ts'
import { Button, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { useGstins } from '../../app/session/company.ts'
import { useT } from '../../app/texts.ts'
import { usePreferences } from '../../theme/preferences.ts'
import { Modal } from '../../ui/Modal.tsx'
import { grouped } from '../../ui/numbers.ts'
import { toast } from '../../ui/toasts.tsx'
import { assetsTouched } from './assets-touched.ts'
import css from './books.module.css'

const months = 24

/** Posts the depreciation of a GSTIN, first that of the list behind it, up to the end of a month, after saying how much that is. */
export function RunDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const { search } = useNav()
  const gstins = useGstins()
  const [listed] = [search['entityIds'] ?? []].flat().map(Number)
  const culture = usePreferences((preferences) => preferences.culture)
  const today = istDateOf(Date.now())
  const ends = Array.from({ length: months }, (_, at) => endOfMonth(addMonths(today, -at)))
  const [toDate, setToDate] = useState(ends[1]!)
  const [chosen, setChosen] = useState<number>()
  const [fault, setFault] = useState<string>()
  const entityId = chosen ?? (gstins?.find((one) => one.entityId === listed) ?? gstins?.[0])?.entityId
  const run = useAction('assetPosting.run', { refreshes: assetsTouched, quiet: true })
  const { data, error } = useCall(
    'assetPosting.due',
    { entityId: entityId ?? 0, toDate },
    { enabled: entityId !== undefined, quiet: true, keepPrevious: true },
  )
  const named = (day: string) =>
    new Intl.DateTimeFormat(`${culture}-u-nu-latn`, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date(`${day}T00:00:00Z`))
  const submit = async () => {
    try {
      const made = await run.mutateAsync({ entityId: entityId!, toDate })
      toast.success(made.number === null ? t('asset.runNothing') : t('asset.ran', { number: made.number }))
      onClose()
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setFault(failure.messages.join(' '))
    }
  }
  const said = fault ?? (error instanceof ApiError ? error.messages.join(' ') : undefined)
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t('asset.run')}
      size={460}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t('asset.runText')}</p>
        {(gstins?.length ?? 0) > 1 && (
          <NativeSelect
            label={t('field.gstin')}
            value={String(entityId ?? '')}
            data={(gstins ?? []).map((one) => ({ value: String(one.entityId), label: one.entityName }))}
            onChange={({ currentTarget }) => {
              setFault(undefined)
              setChosen(Number(currentTarget.value))
            }}
          />
        )}
        <NativeSelect
          label={t('asset.runUntil')}
          value={toDate}
          error={said}
          data={ends.map((value) => ({ value, label: named(value) }))}
          onChange={({ currentTarget }) => {
            setFault(undefined)
            setToDate(currentTarget.value)
          }}
          data-autofocus
        />
        {data && !said && (
          <p role="status">
            {data.assets === 0
              ? t('asset.runNothing')
              : t('asset.runAmount', { amount: grouped(data.amount), count: data.assets })}
          </p>
        )}
        <Button
          variant="filled"
          type="submit"
          loading={run.isPending}
          disabled={!data || data.assets === 0 || said !== undefined}
        >
          {t('asset.run')}
        </Button>
      </form>
    </Modal>
  )
}
