import { Button, NativeSelect, TextInput } from '@mantine/core'
import { addDays, istDateOf } from '@bahi/domain/cal/date.ts'
import { useState } from 'react'
import { DateInput } from '../../ui/DateInput.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import { ApiError } from '../api/api-error.ts'
import { useAction, useCall } from '../api/use-call.ts'
import { useEveryGstin } from '../session/company.ts'
import { useT } from '../texts.ts'
import css from './reminders.module.css'

interface Props {
  readonly partyId: number
  readonly name: string
  readonly entityId?: number
  readonly onClose: () => void
}

/** By when a customer promised to pay what is open, or a part of it. */
export function PromiseDialog({ partyId, name, entityId: given, onClose }: Props) {
  const t = useT()
  const party = useCall('reminder.party', { id: partyId })
  const gstins = useEveryGstin()
  const save = useAction('paymentPromise.save', {
    refreshes: ['paymentPromise', 'dueReminder', 'reminder', 'audit'],
    quiet: true,
  })
  const [date, setDate] = useState(addDays(istDateOf(Date.now()), 7))
  const [amount, setAmount] = useState('')
  const [note, setNote] = useState('')
  const [chosen, setChosen] = useState(given)
  const [faults, setFaults] = useState<ReadonlyMap<string, string>>(new Map())
  const owing = party.data?.owing ?? []
  const entityId = chosen ?? owing[0]?.entityId
  const balance = owing.find((one) => one.entityId === entityId)?.balance
  const submit = async () => {
    try {
      await save.mutateAsync({
        partyId,
        entityId: entityId!,
        date,
        ...(amount ? { amount } : {}),
        ...(note ? { note } : {}),
      })
      toast.success(t('reminder.promiseSaved'))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults(
        error.issues.length > 0
          ? new Map(error.issues.map(({ property, message }) => [property, message]))
          : new Map([['', error.messages[0] ?? '']]),
      )
    }
  }
  const other = [...faults].find(([path]) => !['date', 'amount', 'note'].includes(path))?.[1]
  const dateFault = faults.get('date')
  return (
    <Modal
      opened
      onClose={onClose}
      title={`${t('reminder.promise')}: ${name}`}
      size={460}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p>{t('reminder.promiseText')}</p>
        {party.data && entityId === undefined && <p role="alert">{t('mail.refused.paid')}</p>}
        {other && (
          <p role="alert" className={css.faults}>
            {other}
          </p>
        )}
        {given === undefined && owing.length > 1 && (
          <NativeSelect
            label={t('field.gstin')}
            value={String(entityId)}
            data={owing.map((one) => ({
              value: String(one.entityId),
              label: gstins?.find((gstin) => gstin.entityId === one.entityId)?.entityName ?? '',
            }))}
            onChange={(event) => setChosen(Number(event.currentTarget.value))}
          />
        )}
        <DateInput
          label={t('reminder.promiseDate')}
          name="date"
          required
          value={date}
          onChange={(changed) => setDate(changed ?? '')}
          {...(dateFault ? { error: dateFault } : {})}
        />
        <MoneyInput
          label={balance ? `${t('reminder.promiseAmount')} (₹ ${balance})` : t('reminder.promiseAmount')}
          name="amount"
          value={amount}
          onChange={setAmount}
          error={faults.get('amount')}
        />
        <TextInput
          label={t('field.notes')}
          maxLength={150}
          value={note}
          error={faults.get('note')}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button
            variant="filled"
            type="submit"
            loading={save.isPending}
            disabled={entityId === undefined || !date}
          >
            {t('reminder.savePromise')}
          </Button>
        </div>
      </form>
    </Modal>
  )
}
