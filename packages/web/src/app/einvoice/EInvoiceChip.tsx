import { Chip, toneOf } from '../../ui/values.tsx'
import { useT } from '../texts.ts'

/** Where a document stands with the e-invoice portal. */
export function EInvoiceChip({ status }: { status: string }) {
  const t = useT()
  return (
    <Chip
      tone={status === 'InProgress' ? 'ink' : status === 'YetNotGenerated' ? 'attention' : toneOf(status)}
    >
      {t.label('EInvoiceStatus', status)}
    </Chip>
  )
}
