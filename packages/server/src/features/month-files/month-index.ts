import type { Ctx } from '../../platform/context.ts'
import type { SheetColumn } from '../../platform/export/sheet.ts'

/** A file of the month, or why it is not there. */
export interface IndexRow {
  readonly path: string
  readonly title: string
  readonly number?: string | null
  readonly date?: string
  readonly partyName?: string | null
  readonly partyGstin?: string | null
  readonly total?: string
  /** Null: it is there. */
  readonly leftOut: string | null
}

export const indexColumns = (t: Ctx['t']): readonly SheetColumn<IndexRow>[] => [
  { key: 'path', label: t('monthFile.file'), value: (row) => (row.leftOut === null ? row.path : null) },
  { key: 'title', label: t('monthFile.content'), value: (row) => row.title },
  { key: 'number', label: t('field.number'), value: (row) => row.number },
  { key: 'date', label: t('field.date'), type: 'date', value: (row) => row.date },
  { key: 'partyName', label: t('field.partyName'), value: (row) => row.partyName },
  { key: 'partyGstin', label: t('field.gstin'), value: (row) => row.partyGstin },
  { key: 'total', label: t('field.total'), type: 'amount', value: (row) => row.total },
  { key: 'leftOut', label: t('monthFile.leftOut'), value: (row) => row.leftOut },
]
