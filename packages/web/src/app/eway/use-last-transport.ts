import { useEffect, useRef } from 'react'
import type { FormStore } from '../../ui/form/form.ts'
import { call } from '../api/call.ts'
import type { Reply } from '../api/call-types.ts'
import { isAutomatic } from '../session/auto.ts'

/** Who carried goods to the same buyer last is in the form of a document that names nobody yet. */
export function useLastTransport(
  { id, kind, transport }: Reply<'salesInvoice.detail'>,
  form: FormStore,
): void {
  const asked = useRef(false)
  useEffect(() => {
    // Asked of invoices alone.
    if (kind !== 'salesInvoice' || asked.current || !isAutomatic('AutoTransport')) return
    if (transport?.transporterId || transport?.transporterName || transport?.vehicleNumber) return
    asked.current = true
    const fill = async () => {
      const last = await call('salesInvoice.lastTransport', { id }, { quiet: true }).catch(() => undefined)
      const values = Object.entries(last ?? {}).filter(
        ([name, value]) => value && !form.value(`transport.${name}`),
      )
      form.fill(Object.fromEntries(values.map(([name, value]) => [`transport.${name}`, value])))
    }
    void fill()
  }, [id, kind, transport, form])
}
