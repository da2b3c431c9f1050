import { Button } from '@mantine/core'
import { useRef } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { useNav } from '../../../app/nav.tsx'
import { useT } from '../../../app/texts.ts'
import { useKey } from '../../../ui/keys.ts'
import { factsOf } from '../facts.ts'
import type { Header } from './header.ts'
import { collectedNow } from './server-answer.tsx'
import { computeFigures, payableOf, setHeader } from './invoice-store.ts'
import type { InvoiceStore } from './invoice-store.ts'
import parts from './parts.module.css'

type Mode = Header['received']['mode']
const modes = [
  { mode: 'Cash', keys: 'alt+1', shown: 'Alt+1' },
  { mode: 'UPI', keys: 'alt+2', shown: 'Alt+2' },
  { mode: 'Card', keys: 'alt+3', shown: 'Alt+3' },
] as const satisfies readonly { readonly mode: Mode; readonly keys: string; readonly shown: string }[]

/** Of a counter sale: paid in full, printed, and on to the next, by one key or press. */
export function CounterBar({ store, onPaid }: { store: InvoiceStore; onPaid: () => void }) {
  const t = useT()
  const isCounter = useIsCounter(store)
  const kind = useKind()
  const isPaying = useRef(false)
  const pay = async (mode: Mode) => {
    if (isPaying.current) return
    isPaying.current = true
    // What was just typed counts too.
    computeFigures(store)
    await collectedNow(store, kind)
    isPaying.current = false
    const { header } = store.getState()
    setHeader(store, { received: { ...header.received, amount: payableOf(store.getState()), mode } })
    onPaid()
  }
  return (
    <>
      {isCounter && (
        <div className={parts.counter} role="group" aria-label={t('counter.paid')}>
          <span>{t('counter.paid')}</span>
          {modes.map(({ mode, shown }) => (
            <Button key={mode} variant="default" onClick={() => void pay(mode)}>
              {t.label('PaymentMode', mode)} <kbd>{shown}</kbd>
            </Button>
          ))}
        </div>
      )}
      {modes.map(({ mode, keys }) => (
        <PayKey key={mode} mode={mode} keys={keys} isOn={isCounter} pay={(one) => void pay(one)} />
      ))}
    </>
  )
}

function PayKey({
  mode,
  keys,
  isOn,
  pay,
}: {
  mode: Mode
  keys: string
  isOn: boolean
  pay: (mode: Mode) => void
}) {
  const t = useT()
  const label = `${t('counter.paid')}: ${t.label('PaymentMode', mode)}`
  useKey({ keys, label, group: t('kind.salesInvoice.title'), whileTyping: true, run: () => pay(mode) }, isOn)
  return null
}

/** A new invoice for the party that the account keeps for the counter. */
function useIsCounter(store: InvoiceStore): boolean {
  const party = store(({ header }) => header.party)
  const id = store(({ header }) => header.id)
  const entityId = store(({ header }) => header.entityId)
  // A copy of an invoice is no sale over the counter.
  const isNew = useNav().path.includes('/create-')
  const { has } = factsOf(useKind())
  const may = isNew && has('received') && id === undefined && party !== undefined && !party.gstin
  const settings = useCall('setting.search', { entityId }, { enabled: may, staleMs: 60_000, quiet: true })
  const name = settings.data?.find((one) => one.name === 'defaultPartyName')?.value
  return may && party?.name === name
}
