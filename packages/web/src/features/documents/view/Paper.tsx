import { Skeleton } from '@mantine/core'
import { useCall } from '../../../app/api/use-call.ts'
import { PrintSheet } from '../../../app/print/PrintSheet.tsx'

/** The document as it prints, from the model the PDF is made of. */
export function Paper({ id }: { id: number }) {
  const sheet = useCall('salesInvoice.sheet', { id }, { needed: true, keepPrevious: true })
  if (!sheet.data) return <Skeleton height={480} />
  return <PrintSheet {...sheet.data} />
}
