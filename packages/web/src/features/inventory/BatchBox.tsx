import { TextInput } from '@mantine/core'
import { formatDate } from '@bahi/domain/cal/shown.ts'
import { useEffect, useId, useState } from 'react'
import { useCall } from '../../app/api/use-call.ts'
import { useSession } from '../../app/session/session.ts'
import { useT } from '../../app/texts.ts'
import { formatDecimal } from '../../ui/numbers.ts'
import type { StockRow } from './stock-rows.ts'

interface Props {
  readonly row: StockRow
  readonly label: string
  readonly error: string | undefined
  readonly takesFrom: { readonly entityId: number; readonly place: number | undefined } | undefined
  readonly onChange: (change: Partial<StockRow>) => void
}

/** The batch of a row; where goods are taken away, those that are there are offered and the one that expires first is filled in. */
export function BatchBox({ row, label, error, takesFrom, onChange }: Props) {
  const t = useT()
  const list = useId()
  const [isActive, setActive] = useState(false)
  const format = useSession((session) => session.settings?.dateFormat ?? 'DD/MM/YYYY')
  const found = useCall(
    'inventory.stockOfLines',
    {
      entityId: takesFrom?.entityId ?? 0,
      locationId: takesFrom?.place ?? row.place,
      itemIds: [row.itemId ?? 0],
    },
    { enabled: isActive && takesFrom !== undefined && row.itemId !== undefined, staleMs: 5000, quiet: true },
  )
  const batches = found.data?.[0]?.batches ?? []
  const first = isActive && row.batch === '' ? batches[0]?.batch : undefined
  const [proposed, setProposed] = useState<string>()
  useEffect(() => {
    const key = `${row.itemId} ${takesFrom?.place ?? row.place}`
    // Once for an item and a place: what a person empties stays empty.
    if (first === undefined || proposed === key) return
    setProposed(key)
    onChange({ batch: first })
  }, [first, proposed, row.itemId, row.place, takesFrom?.place, onChange])
  return (
    <>
      <TextInput
        aria-label={label}
        error={error}
        maxLength={50}
        value={row.batch}
        list={list}
        onFocus={() => setActive(true)}
        onBlur={() => setActive(false)}
        onChange={(event) => onChange({ batch: event.currentTarget.value })}
      />
      <datalist id={list}>
        {batches.map(({ batch, available, expiresOn }) => (
          <option key={batch} value={batch}>
            {[
              formatDecimal(available, 3, true),
              expiresOn && `${t('stock.expiresOn')} ${formatDate(expiresOn, format)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
          </option>
        ))}
      </datalist>
    </>
  )
}
