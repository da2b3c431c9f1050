import { istDateOf } from '@bahi/domain/cal/date.ts'
import { addPeriods, comparePeriods, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { itcReversalReasons, nextItcStates } from '@bahi/domain/documents/itc-state.ts'
import type { ItcReversalReason, ItcState } from '@bahi/domain/documents/itc-state.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { toast } from '../../../ui/toasts.tsx'
import css from './dialogs.module.css'
import { monthOf } from './month-of.ts'

type Bill = Reply<'salesInvoice.detail'>

/** Claims, reverses or reclaims the credit of a bill in a return period. */
export function ItcDialog({ bill, onClose }: { bill: Bill; onClose: () => void }) {
  const t = useT()
  const now: ItcState = bill.itc?.state ?? 'Eligible'
  const states = nextItcStates(now, bill.itc?.reason)
  const periods = periodsFrom(bill.itc?.returnPeriod ?? bill.returnPeriod)
  const [state, setState] = useState(states[0]!)
  const [returnPeriod, setPeriod] = useState(periods[0]!)
  const [reason, setReason] = useState<ItcReversalReason>('Rule37')
  const [note, setNote] = useState('')
  const save = useAction('purchaseBill.setItcState', { refreshes: ['purchaseBill', 'legalClock'] })
  const submit = async () => {
    const { refused } = await save.mutateAsync({
      ids: [bill.id],
      state,
      ...(state === 'Eligible' ? {} : { returnPeriod }),
      ...(state === 'Reversed' ? { reason } : {}),
      ...(note ? { note } : {}),
    })
    if (refused.length > 0)
      toast.error(
        t('itc.setState'),
        refused.map(({ message }) => message),
      )
    else toast.success(t('itc.setDone', { number: bill.number ?? '', state: t.label('ItcState', state) }))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('itc.setState')} size={440}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{t('itc.stateText')}</p>
        <NativeSelect
          label={t('itc.state')}
          name="state"
          value={state}
          data={states.map((value) => ({ value, label: t.label('ItcState', value) }))}
          onChange={(event) => setState(event.currentTarget.value as ItcState)}
        />
        {state !== 'Eligible' && (
          <NativeSelect
            label={t('itc.statePeriod')}
            name="returnPeriod"
            value={returnPeriod}
            data={periods.map((value) => ({ value, label: monthOf(value) }))}
            onChange={(event) => setPeriod(event.currentTarget.value)}
          />
        )}
        {state === 'Reversed' && (
          <NativeSelect
            label={t('itc.reversalReason')}
            name="reason"
            value={reason}
            data={itcReversalReasons.map((value) => ({ value, label: t.label('ItcReversalReason', value) }))}
            onChange={(event) => setReason(event.currentTarget.value as ItcReversalReason)}
          />
        )}
        <TextInput
          label={t('payment.notes')}
          name="note"
          maxLength={150}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('itc.setState')}
        </Button>
      </form>
    </Modal>
  )
}

/** The newest first, back to the one in which the credit was taken or last moved. */
function periodsFrom(first: string | null | undefined): string[] {
  const last = returnPeriodOf(istDateOf(Date.now()))
  const list = [last]
  for (let at = addPeriods(last, -1); first && comparePeriods(at, first) >= 0; at = addPeriods(at, -1))
    list.push(at)
  return list
}
