import type { EntityRow } from '@bahi/contracts/companies.ts'
import type * as z from 'zod'
import type { ExportColumn } from '../records/index.ts'

export type EntityRowRecord = z.input<typeof EntityRow>

export const entityColumns: readonly ExportColumn<EntityRowRecord>[] = [
  { key: 'field.entityName', value: (row) => row.entityName },
  { key: 'field.entityType', value: (row, t) => t(`enum.EntityType.${row.entityType}`) },
  { key: 'companies.under', value: (row) => row.parentName },
  { key: 'field.registrationNumber', value: (row) => row.registrationNumber },
  { key: 'field.vrn', value: (row) => row.vrn },
  { key: 'field.taxpayerType', value: (row) => row.taxpayerType },
  { key: 'field.stateCode', value: (row) => row.stateCode },
  { key: 'field.city', value: (row) => row.city },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
