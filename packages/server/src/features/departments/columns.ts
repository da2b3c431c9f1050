import type { ExportColumn } from '../records/index.ts'
import type { DepartmentRecord } from './departments.ts'

export const departmentColumns: readonly ExportColumn<DepartmentRecord>[] = [
  { key: 'field.name', value: (row) => row.name },
  { key: 'field.code', value: (row) => row.code },
  { key: 'department.place', value: (row) => row.entityName },
  { key: 'department.head', value: (row) => row.head },
  { key: 'field.email', value: (row) => row.email },
  { key: 'department.users', type: 'number', value: (row) => String(row.users) },
  { key: 'field.status', value: (row, t) => t(`enum.RecordStatus.${row.status}`) },
]
