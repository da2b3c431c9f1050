import { useEffect } from 'react'
import { useKind } from '../../../app/use-kind.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { isAutomatic } from '../../../app/session/auto.ts'
import { scheduleFigures } from './invoice-store.ts'
import type { InvoiceBody, InvoiceStore } from './invoice-store.ts'
import parts from './parts.module.css'
import { useRestedBody } from './use-rested-body.ts'

export type Answer = Reply<'salesInvoice.compute'>

/** What the server would answer on saving, asked for when typing rests: place of supply and the reasons of each figure. */
export function useServerAnswer(store: InvoiceStore) {
  const body = useRestedBody(store, 'Active', 500)
  const kind = useKind()
  const answer = useCall(`${kind}.compute`, body as InvoiceBody, {
    enabled:
      body?.partyId !== undefined &&
      (body.lines.length > 0 || body.distribution !== undefined) &&
      body.lines.length <= 200,
    keepPrevious: true,
    quiet: true,
  })
  const found = answer.data
  useEffect(() => {
    if (!found) return
    store.setState({
      isCommercial: found.heading === 'commercialCreditNote',
      collected: found.collected?.tax ?? '0.00',
      derivedPlace: (isAutomatic('AutoPlaceOfSupply') && found.derivedPlace) || undefined,
    })
    scheduleFigures(store)
  }, [store, found])
  return found
}

/** Not refused, but worth a look before saving. */
export function Warnings({ warnings }: { warnings: Answer['warnings'] | undefined }) {
  if (!warnings || warnings.length === 0) return null
  return (
    <div role="status">
      <ul className={parts.warnings}>
        {warnings.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}
