import { NativeSelect } from '@mantine/core'
import { tallyMasters, tallyVoucherTypes } from '@bahi/contracts/tally.ts'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { startOfFinancialYear } from '@bahi/domain/cal/period.ts'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { useAction } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { ActionButton } from '../../app/rights/ActionButton.tsx'
import { EmptyState } from '../../app/screens/EmptyState.tsx'
import { useEveryGstin } from '../../app/session/company.ts'
import { ScreenSkeleton } from '../../app/shell/ScreenSkeleton.tsx'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import { CheckGroup } from '../../ui/CheckGroup.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import css from './accountant.module.css'

/** Masters and vouchers of a period as Tally XML; the files come with the task. */
export function TallyExport() {
  const t = useT()
  const nav = useNav()
  const gstins = useEveryGstin()
  const today = istDateOf(Date.now())
  const [entityId, setEntityId] = useState<number>()
  const [fromDate, setFromDate] = useState(startOfFinancialYear(today))
  const [toDate, setToDate] = useState(today)
  const [masters, setMasters] = useState<readonly (typeof tallyMasters)[number][]>(tallyMasters)
  const [voucherTypes, setVoucherTypes] =
    useState<readonly (typeof tallyVoucherTypes)[number][]>(tallyVoucherTypes)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const start = useAction('tally.makeFiles', { refreshes: ['task'], quiet: true })
  if (!gstins) return <ScreenSkeleton />
  const chosen = entityId ?? gstins[0]?.entityId
  if (chosen === undefined)
    return (
      <EmptyState
        text={t('books.nothing')}
        action={{ label: t('companies.createGstin'), run: () => nav.go('create-gstin') }}
      />
    )
  const isNothing = masters.length === 0 && voucherTypes.length === 0
  const submit = async () => {
    try {
      const { taskId } = await start.mutateAsync({
        entityId: chosen,
        fromDate,
        toDate,
        masters: [...masters],
        voucherTypes: [...voucherTypes],
      })
      setFaults(new Map())
      trackTask(taskId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(
        error.issues.length > 0
          ? new Map(error.issues.map(({ property, message }) => [property, message]))
          : new Map([['', error.messages[0] ?? '']]),
      )
    }
  }
  const fault = (path: string) => {
    const error = faults.get(path)
    return error ? { error } : {}
  }
  const others = [...faults].filter(([path]) => path !== 'fromDate' && path !== 'toDate')
  return (
    <form
      className={css.screen}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1>{t('tally.title')}</h1>
      <p className="muted">{t('tally.order')}</p>
      <p className="muted">{t('tally.checked')}</p>
      {others.map(([path, message]) => (
        <p key={path} role="alert" className={css.fault}>
          {message}
        </p>
      ))}
      <div className={css.row}>
        <NativeSelect
          label={t('field.gstin')}
          value={String(chosen)}
          data={gstins.map((one) => ({ value: String(one.entityId), label: one.entityName }))}
          onChange={(event) => setEntityId(Number(event.currentTarget.value))}
        />
        <DateInput
          label={t('tally.from')}
          required
          value={fromDate}
          onChange={(day) => setFromDate(day ?? '')}
          {...fault('fromDate')}
        />
        <DateInput
          label={t('tally.to')}
          required
          value={toDate}
          onChange={(day) => setToDate(day ?? '')}
          {...fault('toDate')}
        />
      </div>
      <CheckGroup
        label={t('tally.masters')}
        all={tallyMasters}
        chosen={masters}
        labelOf={(value) => t.label('TallyMaster', value)}
        onChange={setMasters}
      />
      <CheckGroup
        label={t('tally.vouchers')}
        all={tallyVoucherTypes}
        chosen={voucherTypes}
        labelOf={(value) => t.label('TallyVoucherType', value)}
        onChange={setVoucherTypes}
      />
      {isNothing && (
        <p role="alert" className={css.fault}>
          {t('tally.nothing')}
        </p>
      )}
      <div>
        <ActionButton
          right="ACC_DD_EX"
          variant="filled"
          type="submit"
          loading={start.isPending}
          disabled={isNothing || !fromDate || !toDate}
        >
          {t('tally.export')}
        </ActionButton>
      </div>
      {start.isSuccess && <p role="status">{t('tally.started')}</p>}
    </form>
  )
}
