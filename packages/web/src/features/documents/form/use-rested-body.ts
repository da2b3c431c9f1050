import { useEffect, useState } from 'react'
import { bodyOf } from './invoice-store.ts'
import type { InvoiceBody, InvoiceStore } from './invoice-store.ts'

/** What would be saved, taken anew when typing has rested so long; the keys before that draw nothing here. */
export function useRestedBody(
  store: InvoiceStore,
  status: 'Draft' | 'Active',
  restMs: number,
): InvoiceBody | undefined {
  const [body, setBody] = useState<InvoiceBody>()
  useEffect(() => {
    const take = () => setBody(bodyOf(store, status))
    let timer = window.setTimeout(take, 0)
    const stop = store.subscribe((now, before) => {
      if (now.header === before.header && now.lines === before.lines && now.order === before.order) return
      window.clearTimeout(timer)
      timer = window.setTimeout(take, restMs)
    })
    return () => {
      stop()
      window.clearTimeout(timer)
    }
  }, [store, status, restMs])
  return body
}
