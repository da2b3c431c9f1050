import { Button, NativeSelect, TextInput } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { useAction, useCall } from '../../app/api/use-call.ts'
import { useNav } from '../../app/nav.tsx'
import { PartyPicker } from '../../app/pickers/RecordPicker.tsx'
import { useT } from '../../app/texts.ts'
import { DateText } from '../../app/values.tsx'
import { DateInput } from '../../ui/DateInput.tsx'
import { useKey } from '../../ui/keys.ts'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { toast } from '../../ui/toasts.tsx'
import { Amount } from '../../ui/values.tsx'
import { allocate } from './allocate.ts'
import css from './payments.module.css'

type Party = Pick<Reply<'party.pick'>[number], 'id' | 'name'>
const modes = ['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'] as const

/** Receives money: what it pays for is filled oldest first and can be changed; the rest stays as advance. */
export function PaymentForm() {
  const t = useT()
  const nav = useNav()
  const documentId = Number(nav.search['documentId'] ?? 0)
  const [party, setParty] = useState<Party>()
  const [entityId, setEntityId] = useState<number>()
  const [date, setDate] = useState(istDateOf(Date.now()))
  const [mode, setMode] = useState<(typeof modes)[number]>('UPI')
  const [facts, setFacts] = useState({
    amount: '',
    reference: '',
    account: '',
    tdsDeducted: '',
    bankCharges: '',
    notes: '',
  })
  const [shares, setShares] = useState<Record<number, string>>({})
  const [problems, setProblems] = useState<readonly string[]>([])
  const set = (change: Partial<typeof facts>) => setFacts({ ...facts, ...change })

  const asked = Number(nav.search['partyId'] ?? 0)
  const start = useCall('party.detail', { id: asked }, { enabled: asked > 0 && !party, quiet: true })
  useEffect(() => {
    if (start.data) setParty(start.data)
  }, [start.data])
  const tree = useCall('entity.entities', { companyId: nav.eId! }, { staleMs: 60_000 })
  const entities = (tree.data ?? [])
    .flatMap(({ children }) => children)
    .filter(({ hasAccess, status }) => hasAccess && status === 'Active')
  const invoice = useCall('salesInvoice.detail', { id: documentId }, { enabled: documentId > 0, quiet: true })
  const entity = entityId ?? invoice.data?.entityId ?? entities[0]?.entityId
  const open = useCall(
    'paymentIn.outstanding',
    { partyId: party?.id ?? 0, entityId: entity ?? 0 },
    { enabled: party !== undefined && entity !== undefined },
  )
  const documents = open.data?.documents ?? []
  const spread = (amount: string) => setShares(allocate(amount, documents, documentId))
  // Spread once for each party and GSTIN, also where the amount was typed before the open invoices were here.
  const whose = `${party?.id} ${entity}`
  const spreadFor = useRef('')
  useEffect(() => {
    if (!open.data || spreadFor.current === whose) return
    spreadFor.current = whose
    const due = open.data.documents.find((one) => one.documentId === documentId)?.balance
    const toSpread = facts.amount || due || ''
    if (toSpread !== facts.amount) setFacts((before) => ({ ...before, amount: toSpread }))
    setShares(allocate(toSpread, open.data.documents, documentId))
  }, [open.data, whose, documentId, facts.amount])

  const save = useAction('paymentIn.save', {
    refreshes: ['paymentIn', 'salesInvoice', 'party', 'dashboard'],
    quiet: true,
  })
  const submit = async () => {
    if (save.isPending) return
    const filled = Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''))
    const known =
      spreadFor.current === whose || !party
        ? shares
        : allocate(facts.amount, (await open.refetch()).data?.documents ?? [], documentId)
    const allocations = Object.entries(known)
      .filter(([, amount]) => Number(amount) > 0)
      .map(([id, amount]) => ({ documentId: Number(id), amount }))
    try {
      const saved = await save.mutateAsync({
        ...filled,
        amount: facts.amount,
        entityId: entity!,
        partyId: party?.id ?? 0,
        date,
        mode,
        allocations,
      })
      toast.success(t('payment.saved', { number: saved.number }))
      nav.go(`view-payment-in/${saved.id}`, { replace: true })
    } catch (error) {
      setProblems(
        error instanceof ApiError
          ? error.issues.length > 0
            ? error.issues.map(({ message }) => message)
            : error.messages
          : [String(error)],
      )
    }
  }
  useKey({ keys: 'mod+s', label: t('payment.save'), group: t('payment.title'), run: () => void submit() })

  const amount = Decimal.isValid(facts.amount) ? Decimal.of(facts.amount) : Decimal.zero
  const given = Decimal.sum(
    Object.values(shares).map((share) => (Decimal.isValid(share) ? Decimal.of(share) : Decimal.zero)),
  )
  return (
    <form
      className={css.form}
      noValidate
      aria-label={t('payment.create')}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1>{t('payment.create')}</h1>
      {problems.length > 0 && (
        <ul className={css.problems} role="alert">
          {problems.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      <div className={css.fields}>
        <PartyPicker
          label={t('payment.party')}
          name="partyId"
          required
          shown={party?.name ?? ''}
          onPick={setParty}
        />
        {entities.length > 1 && (
          <NativeSelect
            label={t('payment.gstin')}
            name="entityId"
            value={String(entity ?? '')}
            data={entities.map((one) => ({ value: String(one.entityId), label: one.entityName }))}
            onChange={(event) => setEntityId(Number(event.currentTarget.value))}
          />
        )}
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
        <MoneyInput
          label={t('payment.amount')}
          name="amount"
          value={facts.amount}
          onChange={(value) => {
            set({ amount: value })
            spread(value)
          }}
        />
        <TextInput
          label={t('payment.reference')}
          name="reference"
          maxLength={36}
          value={facts.reference}
          onChange={(event) => set({ reference: event.currentTarget.value })}
        />
        <TextInput
          label={t('payment.account')}
          name="account"
          maxLength={100}
          value={facts.account}
          onChange={(event) => set({ account: event.currentTarget.value })}
        />
        <MoneyInput
          label={t('payment.tds')}
          name="tdsDeducted"
          value={facts.tdsDeducted}
          onChange={(tdsDeducted) => set({ tdsDeducted })}
        />
        <MoneyInput
          label={t('payment.bankCharges')}
          name="bankCharges"
          value={facts.bankCharges}
          onChange={(bankCharges) => set({ bankCharges })}
        />
        <TextInput
          label={t('payment.notes')}
          name="notes"
          maxLength={150}
          value={facts.notes}
          onChange={(event) => set({ notes: event.currentTarget.value })}
        />
      </div>
      <section aria-labelledby="pays-for">
        <div className={css.head}>
          <h2 id="pays-for">{t('payment.paysFor')}</h2>
          <Button variant="subtle" onClick={() => spread(facts.amount)}>
            {t('payment.oldestFirst')}
          </Button>
        </div>
        {party && open.data && documents.length === 0 && <p className="muted">{t('payment.nothingDue')}</p>}
        {documents.length > 0 && (
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t('payment.invoice')}</th>
                <th scope="col">{t('payment.date')}</th>
                <th scope="col">{t('payment.due')}</th>
                <th scope="col">{t('payment.allocated')}</th>
              </tr>
            </thead>
            <tbody>
              {documents.map((document) => (
                <tr key={document.documentId}>
                  <td>{document.number}</td>
                  <td>
                    <DateText value={document.date} />
                  </td>
                  <td>
                    <Amount value={document.balance} />
                  </td>
                  <td>
                    <MoneyInput
                      aria-label={`${t('payment.allocated')} ${document.number ?? ''}`}
                      value={shares[document.documentId] ?? ''}
                      onChange={(value) => setShares({ ...shares, [document.documentId]: value })}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        <p className={css.rest} aria-live="polite">
          {t('payment.unallocated')}: <Amount value={amount.sub(given).toFixed(2)} sign />
        </p>
      </section>
      <Button variant="filled" type="submit" loading={save.isPending} className={css.save ?? ''}>
        {t('payment.save')}
      </Button>
    </form>
  )
}
