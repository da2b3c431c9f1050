import type { ExportColumn } from '../records/index.ts'
import type { PartyRowRecord } from './queries.ts'

export const partyColumns: readonly ExportColumn<PartyRowRecord>[] = [
  { key: 'field.code', value: (row) => row.code },
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.tradeName', value: (row) => row.tradeName },
  { key: 'field.role', value: (row, t) => t(`enum.PartyKind.${row.role}`) },
  { key: 'field.taxpayerType', value: (row, t) => t(`enum.TaxpayerType.${row.taxpayerType}`) },
  { key: 'field.gstin', value: (row) => row.gstin },
  { key: 'field.stateCode', value: (row) => row.stateCode },
  { key: 'field.city', value: (row) => row.city },
  { key: 'field.mobile', value: (row) => row.mobile },
  { key: 'field.emails', value: (row) => row.emails },
  { key: 'field.balance', value: (row) => row.balance, type: 'amount' },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
