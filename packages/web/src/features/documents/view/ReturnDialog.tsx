import { istDateOf } from '@bahi/domain/cal/date.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { useT } from '../../../app/texts.ts'
import { DateInput } from '../../../ui/DateInput.tsx'
import { Modal } from '../../../ui/Modal.tsx'
import { toast } from '../../../ui/toasts.tsx'
import { plain } from '../form/header.ts'
import css from './dialogs.module.css'

/** What came back of a challan, line by line; all that is left unless less is typed. */
export function ReturnDialog({
  challan,
  onClose,
}: {
  challan: Reply<'salesInvoice.detail'>
  onClose: () => void
}) {
  const t = useT()
  const lines = challan.lines.filter(({ leftQuantity }) => Number(leftQuantity) > 0)
  const [date, setDate] = useState(istDateOf(Date.now()))
  const [back, setBack] = useState<Readonly<Record<number, string>>>(
    Object.fromEntries(lines.map(({ lineNumber, leftQuantity }) => [lineNumber, plain(leftQuantity)])),
  )
  const save = useAction('deliveryChallan.markReturned', {
    refreshes: ['deliveryChallan', 'salesOrder', 'document', 'dashboard'],
  })
  const submit = async () => {
    await save.mutateAsync({
      id: challan.id,
      date,
      lines: lines
        .map(({ lineNumber }) => ({ lineNumber, quantity: back[lineNumber] || '0' }))
        .filter(({ quantity }) => Number(quantity) !== 0),
    })
    toast.success(t('challan.returned', { number: challan.number ?? '' }))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('challan.markReturned')} size={440}>
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{t('challan.returnText')}</p>
        <DateInput
          label={t('challan.returnedOn')}
          name="date"
          required
          value={date}
          onChange={(value) => setDate(value ?? '')}
          onInvalid={setDate}
        />
        {lines.map(({ lineNumber, description, leftQuantity, quantity, uqc }) => (
          <TextInput
            key={lineNumber}
            label={description ?? ''}
            description={`${t('fulfilment.ofLine', { left: plain(leftQuantity), quantity: plain(quantity) })} ${uqc ?? ''}`}
            name={`line-${lineNumber}`}
            inputMode="decimal"
            value={back[lineNumber] ?? ''}
            onChange={(event) => setBack({ ...back, [lineNumber]: event.currentTarget.value })}
          />
        ))}
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('challan.markReturned')}
        </Button>
      </form>
    </Modal>
  )
}
