import { Checkbox } from '@mantine/core'
import { useCall } from '../api/use-call.ts'
import { useRights } from '../session/rights.ts'
import { useT } from '../texts.ts'

interface Props {
  readonly documentId: number
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** Offers the e-way bill in the same call, where goods move and there is none yet. */
export function WithEWayBill({ documentId, checked, onChange }: Props) {
  const t = useT()
  const may = useRights().may('EWB_GEN')
  const { data: bill } = useCall('eWayBill.detail', { documentId }, { enabled: may, quiet: true })
  const isOpen = bill?.actions.some(({ action, allowed }) => action === 'generate' && allowed)
  if (!isOpen || bill?.need.need === 'notNeeded') return null
  return (
    <Checkbox
      name="withEWayBill"
      label={t('eInvoice.withEWayBill')}
      description={bill?.need.message}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  )
}
