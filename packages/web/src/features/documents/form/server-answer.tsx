import { useEffect } from 'react'
import type { DocumentKind } from '../../../app/documents.ts'
import { call } from '../../../app/api/call.ts'
import type { Reply } from '../../../app/api/call-types.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { isAutomatic } from '../../../app/session/auto.ts'
import { bodyOf, scheduleFigures } from './invoice-store.ts'
import type { InvoiceBody, InvoiceStore } from './invoice-store.ts'
import parts from './parts.module.css'
import { useRestedBody } from './use-rested-body.ts'

export type Answer = Reply<'salesInvoice.compute'>

/** What the server would answer on saving, asked for when typing rests: place of supply and the reasons of each figure. */
export function useServerAnswer(store: InvoiceStore, kind: DocumentKind, { enabled = true } = {}) {
  const body = useRestedBody(store, 'Active', 500)
  const isAsked =
    enabled &&
    body?.partyId !== undefined &&
    (body.lines.length > 0 || body.distribution !== undefined) &&
    body.lines.length <= 200
  const answer = useCall(`${kind}.compute`, body as InvoiceBody, {
    enabled: isAsked,
    keepPrevious: true,
    quiet: true,
  })
  const found = answer.data
  // Of another customer, or of nothing, no tax is shown: what was answered before was of something else.
  const isOfOther = !isAsked || answer.isError
  const collected = isOfOther ? undefined : found?.collected
  const answered = isOfOther || answer.isPlaceholderData ? undefined : body
  useEffect(() => {
    store.setState({
      collected: collected?.tax ?? '0.00',
      answered: answered && JSON.stringify(answered),
    })
  }, [store, collected, answered])
  useEffect(() => {
    if (!found) return
    store.setState({
      isCommercial: found.heading === 'commercialCreditNote',
      derivedPlace: (isAutomatic('AutoPlaceOfSupply') && found.derivedPlace) || undefined,
    })
    scheduleFigures(store)
  }, [store, found])
  return found && { ...found, collected }
}

/**
 * Asks for the tax collected at source of what the form holds now, where the last answer is of something else. What is wrong with
 * the document is said when it is saved.
 */
export async function collectedNow(store: InvoiceStore, kind: DocumentKind): Promise<void> {
  const body = bodyOf(store, 'Active')
  if (store.getState().answered === JSON.stringify(body)) return
  const answer = await call(`${kind}.compute`, body, { quiet: true }).catch(() => undefined)
  if (answer) store.setState({ collected: answer.collected?.tax ?? '0.00' })
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
