import type { SeriesRow } from '@bahi/contracts/series.ts'
import type * as z from 'zod'
import type { ExportColumn } from '../records/index.ts'

export const seriesColumns: readonly ExportColumn<z.input<typeof SeriesRow>>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.code', value: (row) => row.code },
  { key: 'field.documentKind', value: (row, t) => t(`enum.DocumentKind.${row.documentKind}`) },
  { key: 'field.prefix', value: (row) => row.prefix },
  { key: 'field.suffix', value: (row) => row.suffix },
  { key: 'field.width', value: (row) => String(row.width), type: 'number' },
  { key: 'field.startNumber', value: (row) => String(row.startNumber), type: 'number' },
  { key: 'field.nextNumber', value: (row) => row.nextNumber },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
