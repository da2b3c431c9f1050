import { useState } from 'react'
import type { Row } from '@bahi/domain/data-file/csv.ts'
import { useLoaded } from './load.ts'
import type { Tables } from './tables.ts'
import { useWords } from './words.ts'

interface PartOfTable {
  readonly number: number
  readonly count: number
  readonly rows: readonly Row[] | Error | undefined
  readonly go: (number: number) => void
}

/** A table is looked at a part at a time, from its first or its last. */
export function usePart(tables: Tables, table: string, from: 'first' | 'last'): PartOfTable {
  const parts = tables.file.partsOf(table)
  const [asked, setAsked] = useState<number>()
  const number = asked ?? (from === 'last' ? parts.length : Math.min(1, parts.length))
  const rows = useLoaded(`${table}/${number}`, async () =>
    parts[number - 1] ? tables.part(parts[number - 1]!.path) : [],
  )
  return { number, count: parts.length, rows, go: setAsked }
}

export function PartSteps({ part: { number, count, go } }: { readonly part: PartOfTable }) {
  const { t } = useWords()
  if (count < 2) return null
  return (
    <p className="steps">
      <button type="button" disabled={number <= 1} onClick={() => go(number - 1)}>
        {t('viewer.earlier')}
      </button>
      <span>{t('viewer.part', { number, count })}</span>
      <button type="button" disabled={number >= count} onClick={() => go(number + 1)}>
        {t('viewer.later')}
      </button>
    </p>
  )
}
