import { IconUsersGroup } from '@tabler/icons-react'
import type { RowOf } from '../../app/api/call-types.ts'
import { To } from '../../app/nav.tsx'
import { useT } from '../../app/texts.ts'
import { StateChip } from '../../app/values.tsx'
import css from './companies.module.css'

export type Department = RowOf<'department.search'>

/** Departments of one place, below it in the tree. */
export function Departments({ departments, level }: { departments: readonly Department[]; level: number }) {
  const t = useT()
  return departments.map(({ id, name, head, users, status }) => (
    <div key={id} className={css.node} data-level={level} style={{ paddingInlineStart: 16 + level * 28 }}>
      <IconUsersGroup size={18} stroke={1.5} aria-hidden />
      <div className={css.name}>
        <To to={`departments?keyword=${encodeURIComponent(name)}`}>{name}</To>
        <span className="meta">
          {[t('department.one'), head, users > 0 && t('companies.people', { count: users })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
      <StateChip status={status} />
    </div>
  ))
}
