import { istDateOf } from '@bahi/domain/cal/date.ts'
import { addPeriods, comparePeriods, returnPeriodOf } from '@bahi/domain/cal/period.ts'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { itcReversalReasons, itcStates } from '@bahi/domain/documents/itc-state.ts'
import type { ItcReversalReason, ItcState } from '@bahi/domain/documents/itc-state.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { Reply } from '../../../app/api/call-types.ts'
import { useAction } from '../../../app/api/use-call.ts'
import { useSession } from '../../../app/session/session.ts'
import { useT } from '../../../app/texts.ts'
import type { Translate } from '../../../app/texts.ts'
import { useKind } from '../../../app/use-kind.ts'
import { Modal } from '../../../ui/Modal.tsx'
import { MoneyInput } from '../../../ui/MoneyInput.tsx'
import { formatDecimal } from '../../../ui/numbers.ts'
import { toast } from '../../../ui/toasts.tsx'
import css from './dialogs.module.css'
import { monthOf } from './month-of.ts'

type Bill = Reply<'salesInvoice.detail'>
type Itc = NonNullable<Bill['itc']>
type Heads = Itc['credited']
const heads = ['igst', 'cgst', 'sgst', 'cess'] as const
const none: Heads = { igst: '0.00', cgst: '0.00', sgst: '0.00', cess: '0.00' }

interface Props {
  readonly ids: readonly number[]
  /** Of one bill: its credit, so that a part can be moved. */
  readonly bill?: Bill | undefined
  readonly onClose: () => void
}

/** Claims, reverses or reclaims the credit of bills in a return period, filled in as the law asks. */
export function ItcDialog({ ids, bill, onClose }: Props) {
  const t = useT()
  const kind = useKind() === 'inwardNote' ? 'inwardNote' : 'purchaseBill'
  const itc = bill?.itc
  const states = itc?.next ?? itcStates.filter((state) => state !== 'Eligible' || kind === 'purchaseBill')
  const lawful = lawfulOf(itc)
  const dateFormat = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const periods = periodsFrom(itc?.returnPeriod ?? bill?.returnPeriod)
  // Of many bills the usual: their credit is claimed.
  const [state, setState] = useState(lawful ?? (itc ? states[0]! : 'Claimed'))
  const [returnPeriod, setPeriod] = useState(periodOf(itc, lawful, periods))
  const [typed, setReason] = useState<ItcReversalReason>()
  const waiting = itc?.waiting?.map(({ reason }) => reason) ?? []
  // Credit that nobody is paid for is never unpaid.
  const reasons =
    itc && !itc.rule37 ? itcReversalReasons.filter((one) => one !== 'Rule37') : itcReversalReasons
  const reason = typed ?? (state === 'Reclaimed' ? waiting[0] : reasons[0])
  const [parts, setParts] = useState<Partial<Heads>>({})
  const [note, setNote] = useState('')
  const save = useAction(`${kind}.setItcState`, { refreshes: [kind, 'legalClock'] })
  const isPart = state === 'Reversed' || state === 'Reclaimed'
  const { most, asked } = amountsOf(itc, state, reason)
  const shown = { ...asked, ...parts }
  const submit = async () => {
    const { done, refused } = await save.mutateAsync({
      ids: [...ids],
      state,
      ...(state === 'Eligible' ? {} : { returnPeriod }),
      ...(state === 'Reversed' || (state === 'Reclaimed' && itc) ? { reason } : {}),
      // Of one bill what is shown is what is moved, whatever was paid meanwhile.
      ...(isPart && itc && sum(shown).isPositive() ? { amounts: shown } : {}),
      ...(note ? { note } : {}),
    })
    const label = t.label('ItcState', state)
    if (refused.length > 0)
      toast.error(t('itc.setState'), [...new Set(refused.map(({ message }) => message))].slice(0, 10))
    if (done.length > 0)
      toast.success(
        bill
          ? t('itc.setDone', { number: bill.number ?? '', state: label })
          : t('itc.setMany', { count: done.length, state: label }),
      )
    if (done.length > 0 || !bill) onClose()
  }
  return (
    <Modal
      opened
      onClose={onClose}
      closeButtonProps={{ 'aria-label': t('common.close') }}
      title={t('itc.setState')}
      size={480}
    >
      <form
        className={css.dialog}
        onSubmit={(event) => {
          event.preventDefault()
          void submit().catch(() => undefined)
        }}
      >
        <p>{itc && lawful && state === lawful ? lawOf(t, itc, lawful, dateFormat) : t('itc.stateText')}</p>
        <NativeSelect
          label={t('itc.state')}
          name="state"
          data-autofocus
          value={state}
          data={states.map((value) => ({ value, label: labelOf(t, value, itc?.state) }))}
          onChange={(event) => {
            setState(event.currentTarget.value as ItcState)
            setReason(undefined)
            setParts({})
          }}
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
        {(state === 'Reversed' || (state === 'Reclaimed' && waiting.length > 0)) && (
          <NativeSelect
            label={t('itc.reversalReason')}
            name="reason"
            value={reason}
            data={(state === 'Reversed' ? reasons : waiting).map((value) => ({
              value,
              label: t.label('ItcReversalReason', value),
            }))}
            onChange={(event) => {
              setReason(event.currentTarget.value as ItcReversalReason)
              setParts({})
            }}
          />
        )}
        {isPart && (
          <div className={css.heads}>
            {heads
              .filter((head) => Number(most[head]) > 0)
              .map((head) => (
                <MoneyInput
                  key={head}
                  label={t('itc.atMost', {
                    head: t(`itc.head.${head}`),
                    amount: formatDecimal(most[head], 2),
                  })}
                  name={head}
                  value={shown[head]}
                  onChange={(value) => setParts({ ...parts, [head]: value || '0' })}
                />
              ))}
          </div>
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

const sum = (amounts: Heads) => Decimal.sum(heads.map((head) => amounts[head]))
const text = (amounts: Heads) => formatDecimal(sum(amounts).toFixed(2), 2)

/** What the 180 days ask for now, if anything. */
function lawfulOf(itc: Itc | undefined): 'Reversed' | 'Reclaimed' | undefined {
  const { rule37 } = itc ?? {}
  if (!rule37) return undefined
  if (sum(rule37.reclaim).isPositive()) return 'Reclaimed'
  return sum(rule37.reverse).isPositive() && rule37.until < istDateOf(Date.now()) ? 'Reversed' : undefined
}

const lawOf = (
  t: Translate,
  { rule37 }: Itc,
  state: 'Reversed' | 'Reclaimed',
  format: Parameters<typeof formatDate>[1],
) =>
  state === 'Reversed'
    ? t('itc.reverseText', { amount: text(rule37!.reverse), date: formatDate(rule37!.until, format) })
    : t('itc.reclaimText', { amount: text(rule37!.reclaim) })

/** The period that rule 37 names, where it has begun. */
const periodOf = (itc: Itc | undefined, state: ItcState | undefined, periods: readonly string[]): string => {
  const asked = itc?.rule37?.returnPeriod
  return state === 'Reversed' && asked && periods.includes(asked) ? asked : periods[0]!
}

/** What can be moved at most, and what is filled in. */
function amountsOf(
  itc: Itc | undefined,
  state: ItcState,
  reason: ItcReversalReason | undefined,
): { most: Heads; asked: Heads } {
  if (!itc) return { most: none, asked: none }
  const { kept = none, rule37, waiting = [] } = itc
  if (state === 'Reversed')
    return { most: kept, asked: reason === 'Rule37' ? (rule37?.reverse ?? none) : kept }
  const row = waiting.find((one) => one.reason === reason) ?? none
  const most = reason === 'Rule37' ? (rule37?.reclaim ?? none) : row
  return { most, asked: most }
}

/** Going back takes something back: it is said so. */
const labelOf = (t: Translate, state: ItcState, now: ItcState | undefined): string => {
  if (now && now !== 'Eligible' && state === 'Claimed') return t('itc.takeBack')
  return state === 'Eligible' ? t('itc.withdraw') : t.label('ItcState', state)
}

/** The newest first, back to the one in which the credit was taken or last moved; of many bills a year and a half. */
function periodsFrom(first: string | null | undefined): string[] {
  const last = returnPeriodOf(istDateOf(Date.now()))
  const begin = first ?? addPeriods(last, -17)
  const list = [last]
  for (let at = addPeriods(last, -1); comparePeriods(at, begin) >= 0; at = addPeriods(at, -1)) list.push(at)
  return list
}
