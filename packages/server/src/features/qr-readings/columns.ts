import type { ExportColumn } from '../records/index.ts'
import type { Row } from './list.ts'

export const readingColumns: readonly ExportColumn<Row>[] = [
  { key: 'field.status', value: (row, t) => t(`enum.QrReadingState.${row.status}`) },
  { key: 'qrReading.relation', value: (row, t) => row.relation && t(`enum.QrRelation.${row.relation}`) },
  { key: 'qrReading.duplicate', value: (row, t) => (row.isDuplicate ? t('qrReading.duplicate') : null) },
  { key: 'qrReading.seller', value: (row) => row.sellerName },
  { key: 'qrReading.sellerGstin', value: (row) => row.sellerGstin },
  { key: 'qrReading.buyerGstin', value: (row) => row.buyerGstin },
  { key: 'qrReading.documentType', value: (row) => row.documentType },
  { key: 'qrReading.documentNumber', value: (row) => row.documentNumber },
  { key: 'qrReading.documentDate', value: (row) => row.documentDate, type: 'date' },
  { key: 'qrReading.total', value: (row) => row.total, type: 'amount' },
  { key: 'qrReading.itemCount', value: (row) => row.itemCount?.toString(), type: 'number' },
  { key: 'qrReading.mainHsn', value: (row) => row.mainHsn },
  { key: 'qrReading.irn', value: (row) => row.irn },
  { key: 'qrReading.irnDate', value: (row) => row.irnDate },
  { key: 'qrReading.file', value: (row) => row.fileName },
  { key: 'qrReading.fault', value: (row, t) => row.fault && t(`qrReading.fault.${row.fault}`) },
  { key: 'qrReading.readAt', value: (row) => row.createdAt, type: 'time' },
  { key: 'qrReading.readBy', value: (row) => row.createdBy },
]
