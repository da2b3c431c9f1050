import type { Values } from '../../ui/form/values.ts'
import type { Difference } from './ConflictDialog.tsx'

/** Fields in which what is typed differs from what was stored meanwhile. */
export function formDifferences(
  mine: Values,
  theirs: Values,
  label: (name: string) => string,
  group = '',
): readonly Difference[] {
  return Object.keys(mine).flatMap((key) => {
    const name = group ? `${group}.${key}` : key
    const [one, other] = [mine[key], theirs[key]]
    if (key === 'version' || key === 'id') return []
    if (typeof one === 'object' && one !== null && !Array.isArray(one))
      return formDifferences(one as Values, (other ?? {}) as Values, label, name)
    const [left, right] = [shown(one), shown(other)]
    return left === right ? [] : [{ label: label(name), mine: left, theirs: right }]
  })
}

function shown(value: unknown): string {
  if (value === undefined || value === null || value === '') return '-'
  return typeof value === 'object' ? JSON.stringify(value) : `${value as string | number}`
}
