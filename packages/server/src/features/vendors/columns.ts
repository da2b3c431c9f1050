import type { ExportColumn } from '../records/index.ts'
import type { VendorRecord } from './queries.ts'

export const vendorColumns: readonly ExportColumn<VendorRecord>[] = [
  { key: 'field.gstin', value: (row) => row.gstin },
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.tradeName', value: (row) => row.tradeName },
  { key: 'field.pan', value: (row) => row.pan },
  { key: 'field.stateCode', value: (row) => row.stateCode },
  { key: 'field.city', value: (row) => row.city },
  { key: 'field.emails', value: (row) => row.emails },
  {
    key: 'vendor.registration',
    value: (row, t) => t(`enum.RegistrationStatus.${row.registrationStatus}`),
  },
  { key: 'field.filingFrequency', value: (row, t) => t(`enum.FilingFrequency.${row.filingFrequency}`) },
  { key: 'vendor.lastFiled', value: (row) => row.lastFiledPeriod },
  { key: 'vendor.rating', value: (row, t) => (row.rating ? t(`enum.QualityRating.${row.rating}`) : null) },
  { key: 'vendor.score', value: (row) => (row.score == null ? null : String(row.score)) },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
