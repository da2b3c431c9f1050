import { Button, NativeSelect, TextInput } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import { call } from '../../app/api/call.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction } from '../../app/api/use-call.ts'
import { saveFile } from '../../app/files.ts'
import { To } from '../../app/nav.tsx'
import { OwnInputs } from '../../app/own-fields/OwnInputs.tsx'
import { useOwnFields } from '../../app/own-fields/use-own-fields.tsx'
import type { OwnValues } from '../../app/own-fields/use-own-fields.tsx'
import { paymentPath } from '../../app/payments.ts'
import { useRights } from '../../app/session/rights.ts'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { Modal } from '../../ui/Modal.tsx'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount } from '../../ui/values.tsx'
import { allocationsOf, dueBeyond, sumOf } from './allocate.ts'
import type { Shares } from './allocate.ts'
import { Waits } from './OpenDocuments.tsx'
import { ownBody } from './OwnPart.tsx'
import css from './payments.module.css'
import { useReclaim } from './use-reclaim.ts'
import { touchedBy } from './words.ts'

export interface BillToPay {
  readonly id: number
  readonly number: string | null
  readonly partyId: number
  readonly partyName: string
  readonly dueDate: string
  readonly balance: string
  /** Of that, what payments that wait for approval would pay. */
  readonly waiting: string
}

type Done = Reply<'paymentOut.run'>
const modes = ['BankTransfer', 'UPI', 'Cheque', 'Cash', 'Card', 'Other'] as const

/** Pays ticked bills of many suppliers: one payment for each supplier and GSTIN, with what became of each. */
export function PayRunDialog({ bills, onClose }: { bills: readonly BillToPay[]; onClose: () => void }) {
  const t = useT()
  const run = useAction('paymentOut.run', { refreshes: touchedBy('paymentOut') })
  const [mode, setMode] = useState<(typeof modes)[number]>('BankTransfer')
  const [date, setDate] = useState(istDateOf(Date.now()))
  const [reference, setReference] = useState('')
  const fields = useOwnFields('paymentOut')
  const [own, setOwn] = useState<OwnValues>({})
  const [shares, setShares] = useState<Shares>(
    Object.fromEntries(bills.map(({ id, balance, waiting }) => [id, dueBeyond(balance, waiting)])),
  )
  const [done, setDone] = useState<Done>()
  const offerReclaim = useReclaim()
  const total = sumOf(...Object.values(shares))
  const submit = async () => {
    const allocations = allocationsOf(shares)
    const reply = await run.mutateAsync({
      date,
      mode,
      ...(reference ? { reference } : {}),
      ...ownBody(fields, own),
      allocations,
    })
    setDone(reply)
    // Credit comes back with the payment, not with the wish to pay.
    const paid = new Set(
      reply.suppliers.flatMap(({ payments }) =>
        payments
          .filter(({ number }) => number !== null)
          .flatMap((payment) => payment.allocations.map(({ documentId }) => documentId)),
      ),
    )
    await offerReclaim([...paid]).catch(() => undefined)
  }
  const parties = [...new Set(bills.map(({ partyId }) => partyId))]
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t(done ? 'payRun.done' : 'payRun.title')}
      size={720}
    >
      {done ? (
        <RunResult done={done} bills={bills} onClose={onClose} />
      ) : (
        <form
          className={css.dialog}
          onSubmit={(event) => {
            event.preventDefault()
            void submit().catch(() => undefined)
          }}
        >
          <div className={css.fields}>
            <DateInput
              label={t('payment.date')}
              name="date"
              required
              value={date}
              onChange={(day) => setDate(day ?? istDateOf(Date.now()))}
            />
            <NativeSelect
              label={t('payment.mode')}
              name="mode"
              value={mode}
              data={modes.map((value) => ({ value, label: t.label('PaymentMode', value) }))}
              onChange={(event) => setMode(event.currentTarget.value as typeof mode)}
            />
            <TextInput
              label={t('payment.reference')}
              name="reference"
              maxLength={36}
              value={reference}
              onChange={(event) => setReference(event.currentTarget.value)}
            />
            <OwnInputs
              fields={fields}
              values={own}
              name="customFields"
              errorOf={() => undefined}
              onChange={setOwn}
            />
          </div>
          <div className={css.scroll}>
            <table className={`${css.table} ${css.run}`} aria-label={t('payRun.title')}>
              <thead>
                <tr>
                  <th scope="col">{t('payout.invoice')}</th>
                  <th scope="col">{t('payment.dueDate')}</th>
                  <th scope="col">{t('payment.due')}</th>
                  <th scope="col">{t('payout.amount')}</th>
                </tr>
              </thead>
              {parties.map((partyId) => {
                const own = bills.filter((bill) => bill.partyId === partyId)
                return (
                  <tbody key={partyId}>
                    <tr className={css.group}>
                      <th scope="rowgroup" colSpan={3}>
                        <bdi>{own[0]!.partyName}</bdi>
                      </th>
                      <td>
                        <Amount value={sumOf(...own.map(({ id }) => shares[id] ?? ''))} />
                      </td>
                    </tr>
                    {own.map((bill) => (
                      <tr key={bill.id}>
                        <td>
                          <bdi>{bill.number}</bdi>
                        </td>
                        <td>
                          <DateText value={bill.dueDate} />
                        </td>
                        <td>
                          <Amount value={bill.balance} />
                          <Waits amount={bill.waiting} />
                        </td>
                        <td>
                          <MoneyInput
                            aria-label={`${t('payout.amount')} ${bill.number ?? ''}`}
                            value={shares[bill.id] ?? ''}
                            onChange={(value) => setShares({ ...shares, [bill.id]: value })}
                          />
                        </td>
                      </tr>
                    ))}
                  </tbody>
                )
              })}
            </table>
          </div>
          <Button variant="filled" type="submit" loading={run.isPending} disabled={Number(total) <= 0}>
            {t('payRun.pay')}
            {'\u00a0'}
            <Amount value={total} sign />
          </Button>
        </form>
      )}
    </Modal>
  )
}

/** Each supplier with its payments, or why none was made; vouchers and advices of all of them. */
function RunResult({
  done: { suppliers, refused },
  bills,
  onClose,
}: {
  done: Done
  bills: readonly BillToPay[]
  onClose: () => void
}) {
  const t = useT()
  const rights = useRights()
  // What a supplier is not paid for is said at the supplier; the rest is no open bill any more.
  const named = new Set(suppliers.map(({ partyId }) => partyId))
  const known = new Set(bills.filter(({ partyId }) => named.has(partyId)).map(({ id }) => id))
  const gone = refused.filter(({ id }) => !known.has(id)).length
  const [busy, setBusy] = useState<'pdf' | 'mail'>()
  // What waits for approval has no voucher yet.
  const payments = suppliers.flatMap(({ payments: own, emails }) =>
    own.filter(({ number }) => number !== null).map(({ id }) => ({ id, emails })),
  )
  const mailed = payments.filter(({ emails }) => emails)
  const each = async (
    what: 'pdf' | 'mail',
    ids: typeof payments,
    work: (one: (typeof payments)[number]) => Promise<unknown>,
  ) => {
    setBusy(what)
    try {
      for (const one of ids) await work(one)
      if (what === 'mail') toast.success(t('payRun.mailed', { count: ids.length }))
    } catch (error) {
      toast.error(t('payRun.notAll'), error instanceof ApiError ? error.messages : [])
    }
    setBusy(undefined)
  }
  return (
    <div className={css.dialog}>
      <table className={css.table} aria-label={t('payRun.done')}>
        <tbody>
          {suppliers.map(({ partyId, partyName, amount, payments: own, refusedBecause }) => (
            <tr key={partyId}>
              <td>
                <bdi>{partyName}</bdi>
                {refusedBecause && <small className={css.refused}>{refusedBecause}</small>}
              </td>
              <td>
                {own.map(({ id, number }) => (
                  <To
                    key={id}
                    to={`${paymentPath('paymentOut', 'view', id)}${number === null ? '?waits=1' : ''}`}
                  >
                    {number ?? t('payApproval.pending')}{' '}
                  </To>
                ))}
                {refusedBecause && t('payRun.notPaid')}
              </td>
              <td>
                <Amount value={amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {gone > 0 && <p className={css.hint}>{t('payRun.gone', { count: gone })}</p>}
      <div className={css.spread}>
        {payments.length > 0 && rights.may('POT_PDF') && (
          <Button
            loading={busy === 'pdf'}
            onClick={() =>
              void each('pdf', payments, ({ id }) => call('paymentOut.pdf', { id }).then(saveFile))
            }
          >
            {t('payRun.vouchers')}
          </Button>
        )}
        {mailed.length > 0 && rights.may('POT_SND') && (
          <Button
            loading={busy === 'mail'}
            onClick={() =>
              void each('mail', mailed, ({ id, emails }) => call('paymentOut.send', { id, to: emails! }))
            }
          >
            {t('payRun.mail')}
          </Button>
        )}
        <Button variant="filled" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </div>
  )
}
