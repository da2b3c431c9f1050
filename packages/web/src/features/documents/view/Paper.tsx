import { Skeleton } from '@mantine/core'
import { useKind } from '../../../app/use-kind.ts'
import { useCall } from '../../../app/api/use-call.ts'
import { PrintSheet } from '../../../app/print/PrintSheet.tsx'

/** The document as it prints, from the model the PDF is made of. */
export function Paper({ id }: { id: number }) {
  const kind = useKind()
  const sheet = useCall(`${kind}.sheet`, { id }, { needed: true, keepPrevious: true })
  if (!sheet.data) return <Skeleton height={480} />
  return <PrintSheet {...sheet.data} />
}
