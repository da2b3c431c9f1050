import { Button, Select, TextInput } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'
import { typedDecimal } from '../../ui/decimal-typing.ts'
import { toast } from '../../ui/toasts.tsx'
import css from './companies.module.css'
import { Modal } from '../../ui/Modal.tsx'

/** Turnover of a year that is over; what is known of it is there already. */
export function TurnoverDialog({ entity, onClose }: { entity: Reply<'entity.detail'>; onClose: () => void }) {
  const t = useT()
  const all = useCall('master.financialYears', undefined, { staleMs: 3_600_000 })
  const today = istDateOf(new Date())
  const years = (all.data ?? []).filter(({ to }) => to < today).map(({ id }) => id)
  const [chosen, setChosen] = useState<string>()
  const year = chosen ?? years[0] ?? ''
  const known = (entity.turnovers ?? []).find(({ financialYear }) => financialYear === year)?.turnover
  const usual = known ?? (year === years[0] ? entity.turnover : undefined) ?? ''
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const save = useAction('entity.setVrnTurnover', { refreshes: ['entity', 'eInvoice', 'audit'], quiet: true })
  const submit = async () => {
    try {
      await save.mutateAsync({
        entityId: entity.entityId,
        turnover: (typed ?? usual).replaceAll(',', ''),
        financialYear: year,
      })
      toast.success(t('form.saved'))
      onClose()
    } catch (error) {
      setProblem(
        error instanceof ApiError ? (error.issues[0]?.message ?? error.messages[0] ?? '') : String(error),
      )
    }
  }
  return (
    <Modal opened onClose={onClose} title={t('companies.setTurnover')} size={440}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className="muted">{t('companies.turnoverText')}</p>
        <Select
          label={t('field.financialYear')}
          data={years}
          value={year}
          allowDeselect={false}
          onChange={(value) => {
            setChosen(value ?? undefined)
            setTyped(undefined)
            setProblem(undefined)
          }}
        />
        <TextInput
          label={t('field.turnover')}
          name="turnover"
          inputMode="decimal"
          maxLength={20}
          required
          error={problem}
          value={typed ?? usual}
          onChange={(event) => setTyped(typedDecimal(event.currentTarget.value, typed ?? usual).text)}
          data-autofocus
        />
        <Button type="submit" variant="filled" loading={save.isPending}>
          {t('form.save')}
        </Button>
      </form>
    </Modal>
  )
}
