import { useEffect, useRef } from 'react'
import { call } from '../../../app/api/call.ts'
import type { Uploads } from '../../../app/attachments/uploads.ts'
import type { InvoiceStore } from './invoice-store.ts'

/** The file that a code was read from is the first paper of the bill that is made of it. */
export function usePaperOfReading(store: InvoiceStore, uploads: Uploads): void {
  const isDone = useRef(false)
  useEffect(() => {
    const { start, header } = store.getState()
    if (isDone.current || start?.readingId === undefined || header.attachments.length > 0) return
    isDone.current = true
    // A code off a camera has no file.
    call('qrReading.file', { id: start.readingId }, { quiet: true }).then(
      ({ blob, fileName, contentType }) => {
        if (!contentType.startsWith('text/')) uploads.add([new File([blob], fileName, { type: contentType })])
      },
      () => undefined,
    )
  }, [store, uploads])
}
