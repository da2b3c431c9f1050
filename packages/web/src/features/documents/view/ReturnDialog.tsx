import { istDateOf } from '@bahi/domain/cal/date.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { SerialBox } from '../../../app/stock/SerialBox.tsx'
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
  const isJobWork = challan.purpose === 'JobWork'
  const [lost, setLost] = useState<Readonly<Record<number, string>>>({})
  const [serials, setSerials] = useState<Readonly<Record<string, string[]>>>({})
  const [worked, setWorked] = useState({ nature: '', otherNumber: '', otherDate: '' })
  const save = useAction('deliveryChallan.markReturned', {
    refreshes: ['deliveryChallan', 'salesOrder', 'document', 'dashboard'],
  })
  const submit = async () => {
    await save.mutateAsync({
      id: challan.id,
      date,
      ...Object.fromEntries(Object.entries(worked).filter(([, value]) => value !== '')),
      lines: lines
        .map(({ lineNumber }) => ({
          lineNumber,
          quantity: back[lineNumber] || '0',
          ...(lost[lineNumber] ? { lostQuantity: lost[lineNumber] } : {}),
          ...(serials[lineNumber]?.length ? { serials: serials[lineNumber] } : {}),
          ...(serials[`lost ${lineNumber}`]?.length ? { lostSerials: serials[`lost ${lineNumber}`] } : {}),
        }))
        .filter(({ quantity, lostQuantity }) => Number(quantity) !== 0 || Number(lostQuantity ?? 0) !== 0),
    })
    toast.success(t('challan.returned', { number: challan.number ?? '' }))
    onClose()
  }
  return (
    <Modal opened onClose={onClose} title={t('challan.markReturned')} size={isJobWork ? 520 : 440}>
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
        {isJobWork && (
          <>
            <TextInput
              label={t('challan.nature')}
              name="nature"
              maxLength={300}
              value={worked.nature}
              onChange={(event) => setWorked({ ...worked, nature: event.currentTarget.value })}
            />
            <div className={css.heads}>
              <TextInput
                label={t('challan.otherNumber')}
                name="otherNumber"
                maxLength={50}
                value={worked.otherNumber}
                onChange={(event) => setWorked({ ...worked, otherNumber: event.currentTarget.value })}
              />
              <DateInput
                label={t('challan.otherDate')}
                name="otherDate"
                value={worked.otherDate}
                onChange={(value) => setWorked({ ...worked, otherDate: value ?? '' })}
              />
            </div>
          </>
        )}
        {lines.map(({ lineNumber, description, leftQuantity, quantity, uqc, serials: own }, at) => (
          <div key={lineNumber} className={css.heads}>
            <TextInput
              label={description ?? ''}
              description={`${t('fulfilment.ofLine', { left: plain(leftQuantity), quantity: plain(quantity) })} ${uqc ?? ''}`}
              name={`line-${lineNumber}`}
              data-autofocus={at === 0 || undefined}
              inputMode="decimal"
              value={back[lineNumber] ?? ''}
              onChange={(event) => setBack({ ...back, [lineNumber]: event.currentTarget.value })}
            />
            {isJobWork && (
              <TextInput
                label={`${t('challan.lost')} · ${description ?? ''}`}
                name={`lost-${lineNumber}`}
                inputMode="decimal"
                value={lost[lineNumber] ?? ''}
                onChange={(event) => setLost({ ...lost, [lineNumber]: event.currentTarget.value })}
              />
            )}
            {own !== undefined &&
              own.length > 0 &&
              (isJobWork ? (['', 'lost '] as const) : ([''] as const)).map((part) => (
                <SerialBox
                  key={part}
                  label={t(part ? 'stock.lostSerials' : 'stock.serials')}
                  name={`serials-${part}${lineNumber}`}
                  value={serials[`${part}${lineNumber}`] ?? []}
                  quantity={Math.round(Number((part ? lost : back)[lineNumber]) || 0)}
                  onChange={(next) => setSerials({ ...serials, [`${part}${lineNumber}`]: next })}
                  isShort
                />
              ))}
          </div>
        ))}
        <Button variant="filled" type="submit" loading={save.isPending}>
          {t('challan.markReturned')}
        </Button>
      </form>
    </Modal>
  )
}
