import { NativeSelect, TextInput } from '@mantine/core'
import { useCall } from '../../app/api/use-call.ts'
import { useT } from '../../app/texts.ts'

interface Props {
  readonly mode: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (account: string) => void
}

/** Which bank account or till the money is in, where the business has some of its own; else a note about it. */
export function MoneyAccount({ mode, value, error, onChange }: Props) {
  const t = useT()
  const { data } = useCall('accounting.chart', {}, { quiet: true, staleMs: 60_000 })
  const group = mode === 'Cash' ? 'cash' : 'bank'
  const names = (data ?? [])
    .filter((one) => one.isOwn && one.status === 'Active' && one.groupKey === group)
    .map(({ account }) => account)
  const shared = { label: t('payment.account'), name: 'account', error, value }
  if (names.length === 0)
    return <TextInput {...shared} maxLength={100} onChange={(event) => onChange(event.currentTarget.value)} />
  return (
    <NativeSelect
      {...shared}
      dir="auto"
      data={[
        { value: '', label: t(group === 'cash' ? 'payment.wholeCash' : 'payment.wholeBank') },
        ...names,
        // What was typed before, or fits another mode, stays to be seen until another is chosen.
        ...(value === '' || names.includes(value) ? [] : [value]),
      ]}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
