import type { ExportColumn } from '../records/index.ts'
import type { TemplateRow } from './templates.ts'

export const templateColumns: readonly ExportColumn<TemplateRow>[] = [
  { key: 'emailTemplate.event', value: (row) => row.eventName },
  { key: 'emailTemplate.language', value: (row, t) => t(`enum.Language.${row.language}`) },
  { key: 'field.subject', value: (row) => row.subject },
  {
    key: 'field.status',
    value: (row, t) =>
      row.status === 'Default' ? t('emailTemplate.default') : t(`enum.RecordStatus.${row.status}`),
  },
]
