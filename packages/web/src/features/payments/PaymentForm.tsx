import { Button, NativeSelect, TextInput } from '@mantine/core'
import { istDateOf } from '@bahi/domain/cal/date.ts'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { ApiError } from '../../app/api/api-error.ts'
import type { Issue } from '../../app/api/api-error.ts'
import type { Reply } from '../../app/api/call-types.ts'
import { isAway } from '../../app/api/connection.ts'
import { isUnanswered } from '../../app/api/keep-trying.ts'
import { useCall } from '../../app/api/use-call.ts'
import { LoadFailed } from '../../app/LoadFailed.tsx'
import { useNav } from '../../app/nav.tsx'
import { paymentPath } from '../../app/payments.ts'
import { useOwnFields } from '../../app/own-fields/use-own-fields.tsx'
import type { OwnValues } from '../../app/own-fields/use-own-fields.tsx'
import type { PaymentKind } from '../../app/payments.ts'
import { PartyPicker } from '../../app/pickers/RecordPicker.tsx'
import { NotSaved } from '../../app/saving/NotSaved.tsx'
import { DraftNotice } from '../../app/screens/DraftNotice.tsx'
import { useTyped } from '../../app/screens/use-typed.ts'
import { useRetry } from '../../app/saving/use-retry.ts'
import { useSaveLabel } from '../../app/saving/use-save-label.ts'
import { useEveryGstin } from '../../app/session/company.ts'
import { keys, readStored, store } from '../../app/session/storage.ts'
import { useT } from '../../app/texts.ts'
import { DateInput } from '../../ui/DateInput.tsx'
import { keyName, useKey } from '../../ui/keys.ts'
import { MoneyInput } from '../../ui/MoneyInput.tsx'
import { formatDecimal } from '../../ui/numbers.ts'
import { useSettling } from '../../ui/settling.ts'
import { toast } from '../../ui/toasts.tsx'
import { Balance } from '../../app/values.tsx'
import { Amount } from '../../ui/values.tsx'
import { beginAt } from '../../ui/last-focused.ts'
import { agreesToAdvance, savedText, useSave } from './save-payment.ts'
import { allocate, allocationsOf, beyondWaiting, gstinOfRest, restOf, stillDue, sumOf } from './allocate.ts'
import type { Shares } from './allocate.ts'
import { Files, useFiles } from './Files.tsx'
import { gstBody, gstOfReceipt, moneyFor, noneTyped } from './gst-kept.ts'
import type { GstTyped } from './gst-kept.ts'
import { GstKept } from './GstKept.tsx'
import { noTcsTyped, tcsBody, tcsOfAdvance } from './tcs-on-advance.ts'
import type { TcsTyped } from './tcs-on-advance.ts'
import { TcsOnAdvance } from './TcsOnAdvance.tsx'
import { AdvanceTax, advanceOf } from './AdvanceTax.tsx'
import type { AdvanceFacts } from './AdvanceTax.tsx'
import { MoneyAccount } from './MoneyAccount.tsx'
import { OpenDocuments } from './OpenDocuments.tsx'
import { OtherOpen } from './OtherOpen.tsx'
import { OwnPart, ownBody } from './OwnPart.tsx'
import css from './payments.module.css'
import { Sums } from './Sums.tsx'
import { useReclaim } from './use-reclaim.ts'
import { useRequest } from './use-request.ts'
import { wordsOf } from './words.ts'

type Party = Pick<Reply<'party.pick'>[number], 'id' | 'name'>
type Problem = Pick<Issue, 'property' | 'message'>

const gstSections = ['51', '52'] as const
const modes = ['Cash', 'Cheque', 'BankTransfer', 'UPI', 'Card', 'Other'] as const
/** What has an input of its own; everything else is said above the form alone. */
const ownInputs = [
  'partyId',
  'date',
  'amount',
  'reference',
  'account',
  'tdsDeducted',
  'tdsSection',
  'chequeDate',
  'bankCharges',
  'notes',
  'entityId',
  'gstDeducted.section',
  'gstDeducted.taxableValue',
  'gstDeducted.igst',
  'gstDeducted.cgst',
  'gstDeducted.sgst',
  'gstDeducted.deductorGstin',
  'tcs',
  'tcs.section',
  'tcs.base',
  'tcs.amount',
  'tcs.reason',
  'advance',
  'advance.hsn',
  'advance.description',
  'advance.taxRate',
  'advance.placeOfSupply',
]

export const ReceivePayment = () => <PaymentForm kind="paymentIn" />
export const MakePayment = () => <PaymentForm kind="paymentOut" />

/** The payment that was saved, the list where there is one at each GSTIN. */
function pathAfter(
  kind: PaymentKind,
  first: { readonly id: number; readonly number: string | null },
  isOfMany: boolean,
  partyId: number,
): string {
  if (isOfMany) return `${paymentPath(kind, 'list')}?partyIds=${partyId}`
  return `${paymentPath(kind, 'view', first.id)}${first.number === null ? '?waits=1' : ''}`
}

/** Money received or paid: what it settles is filled oldest first and can be changed; the rest stays as advance. */
function PaymentForm({ kind }: { kind: PaymentKind }) {
  const t = useT()
  const words = wordsOf[kind]
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
    tdsSection: '',
    chequeDate: '',
    bankCharges: '',
    notes: '',
  })
  /** What the person has set by hand; else the money is spread, oldest first. */
  const [own, setOwn] = useState<Shares>()
  /** What the advance is for, where it has a voucher. */
  const [advance, setAdvance] = useState<AdvanceFacts>()
  const [gstTyped, setGstTyped] = useState<GstTyped>(noneTyped)
  const [tcsTyped, setTcsTyped] = useState<TcsTyped>(noTcsTyped)
  const fields = useOwnFields(kind)
  const [customFields, setCustomFields] = useState<OwnValues>({})
  const [problems, setProblems] = useState<readonly Problem[]>([])

  // An advance that is given back: its party, its GSTIN, and what is left of it.
  const requestId = Number(nav.search['requestId'] ?? 0)
  const request = useRequest(kind, requestId)
  const refundOfId =
    kind === 'paymentOut' ? Number(nav.search['refundOfId'] ?? request?.refundOf?.id ?? 0) : 0
  const receipt = useCall(
    'paymentIn.detail',
    { id: refundOfId },
    { enabled: refundOfId > 0, quiet: true },
  ).data
  useEffect(() => {
    if (!receipt) return
    setEntityId(receipt.entityId)
    setFacts((before) => (before.amount ? before : { ...before, amount: receipt.unallocated }))
  }, [receipt])
  const typed = useMemo(
    () => ({ party, entityId, date, mode, facts, own, advance, gstTyped, tcsTyped, customFields }),
    [party, entityId, date, mode, facts, own, advance, gstTyped, tcsTyped, customFields],
  )
  const draft = useTyped(requestId > 0 ? `${kind} request ${requestId}` : `${kind} ${refundOfId}`, typed)
  const restore = (kept: typeof typed) => {
    setParty(kept.party)
    setEntityId(kept.entityId)
    setDate(kept.date)
    setMode(kept.mode)
    setFacts(kept.facts)
    setOwn(kept.own)
    setAdvance(kept.advance)
    setGstTyped(kept.gstTyped ?? noneTyped)
    setTcsTyped(kept.tcsTyped ?? noTcsTyped)
    setCustomFields(kept.customFields ?? {})
    draft.restored()
  }
  // What was sent for approval is filled in as it was sent.
  useEffect(() => {
    if (!request) return
    setParty({ id: request.partyId, name: request.partyName })
    setEntityId(request.entityId)
    setDate(request.date)
    setMode(request.mode)
    setFacts(request.facts)
    setCustomFields(request.customFields ?? {})
    if (!request.refundOf) setOwn(request.shares)
    files.begin(request.attachments)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- The files of the form are kept over its whole life.
  }, [request])
  const asked = Number(nav.search['partyId'] ?? 0)
  const start = useCall('party.detail', { id: asked }, { enabled: asked > 0 && !party, quiet: true })
  useEffect(() => {
    if (start.data) setParty(start.data)
  }, [start.data])
  const gstins = useEveryGstin()
  const entities = (gstins ?? []).filter(({ status }) => status === 'Active')
  const nameOf = (id: number) => gstins?.find((one) => one.entityId === id)?.entityName ?? ''
  useSettling((asked > 0 && !party && !start.isError) || gstins === undefined)
  const open = useCall(`${kind}.outstanding`, { partyId: party?.id ?? 0 }, { enabled: party !== undefined })
  // What an earlier visit was told may be paid or joined by other bills since: nothing is shown, or saved, by that.
  const owed = open.isFetchedAfterMount ? open.data : undefined
  const entityOf = (found: typeof open.data) =>
    entityId ??
    gstinOfRest(
      entities.map((own) => own.entityId),
      {
        asked: found?.documents.find((one) => one.documentId === documentId)?.entityId,
        last: readStored<number>(keys.lastEntity),
        open: found?.documents,
      },
    )
  const entity = entityOf(owed)
  const files = useFiles(kind, entity)
  const documents = receipt ? [] : beyondWaiting(owed?.documents ?? [], request?.ownWaiting)
  const gst =
    kind === 'paymentIn' && owed
      ? gstOfReceipt(gstTyped, owed.gstSection, {
          money: sumOf(facts.amount, facts.tdsDeducted),
          date,
          documents,
          own,
          preferred: documentId,
        })
      : undefined
  const available = sumOf(facts.amount, facts.tdsDeducted, gst?.sum ?? '')
  const shares = own ?? allocate(available, documents, documentId)
  const collecting = receipt ? undefined : owed?.collecting.find((one) => one.entityId === entity)
  const tcs = tcsOfAdvance(tcsTyped, collecting, { rest: restOf(available, shares), date })
  /** A field that is changed is no longer at fault. */
  const settle = (...names: readonly string[]) =>
    setProblems((before) => before.filter(({ property }) => !names.includes(property)))
  const set = (change: Partial<typeof facts>) => {
    draft.touch()
    setFacts({ ...facts, ...change })
    settle(...Object.keys(change))
    if ('amount' in change || 'tdsDeducted' in change) setOwn(undefined)
  }
  const changeGst = (next: GstTyped) => {
    draft.touch()
    setGstTyped(next)
    setOwn(undefined)
    settle(...ownInputs.filter((name) => name.startsWith('gstDeducted.')))
  }
  // The invoice asked for is paid in full unless an amount was typed before it was here.
  const asksFor = documents.find((one) => one.documentId === documentId)
  const due = asksFor && moneyFor(asksFor, kind === 'paymentIn' ? owed?.gstSection : undefined, date)
  useEffect(() => {
    if (due) setFacts((before) => (before.amount ? before : { ...before, amount: due }))
  }, [due])

  // What is to be filled first has the keyboard: the customer, or the money of the one who was asked for.
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    beginAt(form.current?.querySelector<HTMLElement>(asked > 0 ? '[name="amount"]' : '[name="partyId"]'))
  }, [asked])

  // What was refused has the keyboard: it may be far from the button that saves.
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0)
      form.current?.querySelector<HTMLElement>(':is(input, select)[aria-invalid="true"]')?.focus()
  }, [refusals])

  const save = useSave(kind)
  const offerReclaim = useReclaim()
  const missing: readonly Problem[] = [
    ...(party
      ? []
      : [{ property: 'partyId', message: t(refundOfId ? wordsOf.paymentIn.needsParty : words.needsParty) }]),
    ...(Number(facts.amount) > 0 ? [] : [{ property: 'amount', message: t(words.needsAmount) }]),
  ]
  // What is changed while it waits is not saved without a word.
  const changed = useRef<() => void>(undefined)
  const retry = useRetry(
    useCallback((report) => {
      changed.current = report
      return () => (changed.current = undefined)
    }, []),
  )
  useEffect(
    () => changed.current?.(),
    [facts, party, date, mode, entityId, own, advance, gstTyped, tcsTyped, customFields],
  )
  const needsApproval = entity !== undefined && (owed?.approvalAt.includes(entity) ?? false)
  const saveLabel = useSaveLabel(t(needsApproval ? 'payApproval.submit' : 'payment.save'))
  const submit = async () => {
    if (save.isPending) return
    setProblems(missing)
    if (missing.length > 0 || !party) return setRefusals(refusals + 1)
    if (isAway()) return retry.wait(() => void again.current())
    retry.pause()
    const left = await files.uploads.settled()
    if (left)
      return setProblems([{ property: '', message: t('attachment.notUploaded', { name: left.name }) }])
    // Saved before the open documents have come: they are waited for, so that nothing becomes an advance unseen.
    const known = owed ?? (await open.refetch({ cancelRefetch: false })).data
    if (!known) return
    const unpaid = beyondWaiting(known.documents, request?.ownWaiting)
    const settled = receipt ? {} : (own ?? allocate(available, unpaid, documentId))
    const still = { due: stillDue(unpaid, settled), others: known.others }
    if (!receipt && !(await agreesToAdvance(t, kind, restOf(available, settled), still))) return
    const { chequeDate, ...typed } = facts
    const filled = Object.fromEntries(
      Object.entries({ ...typed, ...(mode === 'Cheque' ? { chequeDate } : {}) }).filter(
        ([, value]) => value !== '',
      ),
    )
    try {
      const { saved, isBefore } = await save.run({
        ...filled,
        amount: facts.amount,
        entityId: entityOf(known)!,
        partyId: party.id,
        date,
        mode,
        allocations: allocationsOf(settled),
        ...ownBody(fields, customFields),
        ...files.body(),
        ...(receipt ? { refundOfId: receipt.id } : {}),
        ...(request ? { id: request.id, version: request.version } : {}),
        ...gstBody(gstTyped, gst),
        ...tcsBody(tcsTyped, tcs, collecting?.section),
        ...(advance && hasRest ? { advance: advanceOf(advance) } : {}),
      })
      retry.stop()
      draft.done()
      store(keys.lastEntity, entityOf(known))
      const [first, second] = saved
      if (isBefore) toast.error(t('payment.savedBefore'), [savedText(t, kind, saved)])
      else toast.success(savedText(t, kind, saved))
      if (kind === 'paymentOut' && first?.number)
        await offerReclaim(allocationsOf(settled).map((one) => one.documentId)).catch(() => undefined)
      nav.go(pathAfter(kind, first!, second !== undefined, party.id), { replace: true })
    } catch (error) {
      if (isUnanswered(error)) return retry.begin(() => void again.current())
      retry.stop()
      const said = error instanceof ApiError ? error.messages : [String(error)]
      setProblems(
        error instanceof ApiError && error.issues.length > 0
          ? error.issues
          : said.map((message) => ({ property: '', message })),
      )
      setRefusals(refusals + 1)
    }
  }
  const again = useRef(submit)
  useEffect(() => {
    again.current = submit
  })
  useKey({ keys: 'mod+s', label: t('payment.save'), group: t(words.title), run: () => void submit() })
  const dateError = problems.find(({ property }) => property === 'date')?.message
  const errorOf = (property: string) => problems.find((problem) => problem.property === property)?.message
  const inputs = [
    ...ownInputs,
    ...fields.filter(({ isDeleted }) => !isDeleted).map(({ key }) => `customFields.${key}`),
  ]
  const general = problems.filter(({ property }) => !inputs.includes(property))
  const rest = restOf(available, shares)
  const hasRest = Number(rest) > 0
  const isTooMuch = restOf(available, shares).startsWith('-')
  const money = (name: 'amount' | 'tdsDeducted' | 'bankCharges', label: string) => (
    <MoneyInput
      label={label}
      name={name}
      withAsterisk={name === 'amount'}
      error={errorOf(name)}
      value={facts[name]}
      onChange={(value) => set({ [name]: value })}
    />
  )
  const text = (name: 'reference' | 'notes' | 'tdsSection', label: string, maxLength: number) => (
    <TextInput
      label={label}
      name={name}
      maxLength={maxLength}
      error={errorOf(name)}
      value={facts[name]}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  )
  return (
    <form
      className={css.form}
      ref={form}
      noValidate
      aria-label={t(words.create)}
      onInput={draft.touch}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <h1>{t(request ? 'payApproval.edited' : words.create)}</h1>
      <NotSaved retry={retry} isSaving={save.isPending} />
      {draft.found && (
        <DraftNotice
          found={draft.found}
          onRestore={() => restore(draft.found!.value)}
          onDiscard={draft.forget}
        />
      )}
      {general.length > 0 && (
        <div role="alert">
          <ul className={css.problems}>
            {[...new Set(general.map(({ message }) => message))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      <div className={css.fields}>
        <div className={css.party}>
          <PartyPicker
            label={t(refundOfId ? wordsOf.paymentIn.party : words.party)}
            name="partyId"
            // Money goes back to a customer from the view of what is refunded.
            {...(kind === 'paymentOut' && !refundOfId ? { role: 'Supplier' as const } : {})}
            required
            error={errorOf('partyId')}
            shown={party?.name ?? ''}
            onPick={(choice) => {
              draft.touch()
              setParty(choice)
              setGstTyped(noneTyped)
              setTcsTyped(noTcsTyped)
              settle('partyId')
              setOwn(undefined)
            }}
          />
          {owed && party && (
            <p className="meta">
              {t('field.balance')} <Balance value={owed.balance} sign />
              {Number(owed.unallocated) > 0 && (
                <>
                  {' · '}
                  {t('payment.unallocated')} <Amount value={owed.unallocated} sign />
                </>
              )}
            </p>
          )}
        </div>
        {money('amount', t(words.amount))}
        <NativeSelect
          label={t('payment.mode')}
          name="mode"
          value={mode}
          data={modes.map((value) => ({ value, label: t.label('PaymentMode', value) }))}
          onChange={(event) => setMode(event.currentTarget.value as typeof mode)}
        />
        <DateInput
          label={t('payment.date')}
          name="date"
          required
          {...(dateError ? { error: dateError } : {})}
          value={date}
          onChange={(day) => {
            draft.touch()
            setDate(day ?? istDateOf(Date.now()))
            settle('date')
          }}
        />
        {text('reference', t(mode === 'Cheque' ? 'payment.chequeNumber' : 'payment.reference'), 36)}
        {mode === 'Cheque' && (
          <DateInput
            label={t('payment.chequeDate')}
            name="chequeDate"
            {...(errorOf('chequeDate') ? { error: errorOf('chequeDate')! } : {})}
            value={facts.chequeDate}
            onChange={(day) => set({ chequeDate: day ?? '' })}
          />
        )}
        {entities.length > 1 && (
          <NativeSelect
            label={t('payment.gstin')}
            description={t(words.gstinHelp)}
            classNames={{ description: css.help! }}
            name="entityId"
            // A Latin name is cut at its end, whatever way the screen reads.
            dir="auto"
            error={errorOf('entityId')}
            value={String(entity ?? '')}
            data={entities.map((one) => ({ value: String(one.entityId), label: one.entityName }))}
            onChange={(event) => {
              setEntityId(Number(event.currentTarget.value))
              settle('entityId')
            }}
          />
        )}
        <MoneyAccount
          mode={mode}
          value={facts.account}
          error={errorOf('account')}
          onChange={(account) => set({ account })}
        />
        {money('tdsDeducted', t(words.tds))}
        {Number(facts.tdsDeducted) > 0 && text('tdsSection', t('payment.tdsSection'), 15)}
        {kind === 'paymentIn' && (
          <NativeSelect
            label={t('gstKept.section')}
            name="gstDeducted.section"
            error={errorOf('gstDeducted.section')}
            value={gst?.section ?? ''}
            data={[
              { value: '', label: t('gstKept.none') },
              ...gstSections.map((value) => ({ value, label: t.label('GstSectionName', value) })),
            ]}
            onChange={(event) => {
              const section = event.currentTarget.value as (typeof gstSections)[number] | ''
              changeGst({ ...gstTyped, section, figures: undefined })
            }}
          />
        )}
        {money('bankCharges', t('payment.bankCharges'))}
        {text('notes', t('payment.notes'), 150)}
      </div>
      {gst && (
        <GstKept
          typed={gstTyped}
          found={gst}
          date={date}
          onChange={changeGst}
          errorOf={errorOf}
          customerGstin={owed?.partyGstin ?? undefined}
        />
      )}
      <OwnPart
        fields={fields}
        values={customFields}
        errorOf={errorOf}
        onChange={(next) => {
          draft.touch()
          setCustomFields(next)
          settle(
            ...Object.keys(next)
              .filter((key) => next[key] !== customFields[key])
              .map((key) => `customFields.${key}`),
          )
        }}
      />
      {needsApproval && <p className="muted">{t('payApproval.needed')}</p>}
      {receipt && (
        <p className="muted">
          {t('payment.refundText', {
            number: receipt.voucher?.number ?? receipt.number,
            rest: formatDecimal(receipt.unallocated, 2),
          })}
        </p>
      )}
      {party && !owed && !receipt && open.error && (
        <LoadFailed error={open.error} onRetry={() => void open.refetch()} />
      )}
      {party && owed && !receipt && (
        <section className={css.section} aria-labelledby="pays-for">
          <OpenDocuments
            kind={kind}
            documents={documents}
            shares={shares}
            available={available}
            onChange={(next) => {
              draft.touch()
              setOwn(next)
            }}
            preferred={documentId}
            nameOf={nameOf}
          />
        </section>
      )}
      {party && owed && !receipt && (
        <OtherOpen kind={kind} others={owed.others} opening={owed.opening} nameOf={nameOf} />
      )}
      {entity !== undefined && <Files files={files} kind={kind} />}
      {tcs && (
        <TcsOnAdvance
          typed={tcsTyped}
          tcs={tcs}
          onChange={(next) => {
            draft.touch()
            setTcsTyped(next)
            setProblems((before) => before.filter(({ property }) => !property.startsWith('tcs')))
          }}
          errorOf={errorOf}
        />
      )}
      {kind === 'paymentIn' && owed && hasRest && (
        <AdvanceTax
          facts={advance}
          onChange={(next) => {
            setAdvance(next)
            setProblems((before) => before.filter(({ property }) => !property.startsWith('advance')))
          }}
          rest={restOf(rest, { 0: tcs?.tax ?? '' })}
          date={date}
          errorOf={errorOf}
        />
      )}
      <div className={css.bar}>
        {party && owed && !receipt && (
          <Sums
            kind={kind}
            amount={facts.amount}
            tds={facts.tdsDeducted}
            gst={gst?.sum ?? ''}
            collected={tcs?.tax ?? ''}
            shares={shares}
            documents={documents}
          />
        )}
        <Button
          variant="filled"
          type="submit"
          loading={save.isPending}
          disabled={isTooMuch || retry.waits}
          title={keyName('mod+s')}
        >
          {saveLabel}
          <kbd className={css.key}>{keyName('mod+s')}</kbd>
        </Button>
      </div>
    </form>
  )
}
