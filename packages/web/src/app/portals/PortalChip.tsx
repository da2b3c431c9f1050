import { Chip, toneOf } from '../../ui/values.tsx'
import type { Tone } from '../../ui/values.tsx'
import { useT } from '../texts.ts'

const tones: Readonly<Record<string, Tone>> = {
  InProgress: 'ink',
  YetNotGenerated: 'attention',
  TransporterUpdated: 'ok',
  VehicleDetailUpdated: 'ok',
  MultiVehicleInitiated: 'ok',
  MultiVehicleAdded: 'ok',
  MultiVehicleUpdated: 'ok',
}

/** The state of a document at a portal; both name its states alike. */
export function PortalChip({ status }: { status: string }) {
  const t = useT()
  return <Chip tone={tones[status] ?? toneOf(status)}>{t.label('EInvoiceStatus', status)}</Chip>
}
