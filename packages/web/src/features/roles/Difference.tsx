import { rightsOfBuiltIn } from '@bahi/contracts/built-in-roles.ts'
import type { BuiltInRole } from '@bahi/contracts/built-in-roles.ts'
import { roleName } from '../../app/rights/right-words.ts'
import { useT } from '../../app/texts.ts'

/** How many rights were added to and removed from the built-in role that it was made from. */
export function Difference({ held, basedOn }: { held: readonly string[]; basedOn: BuiltInRole }) {
  const t = useT()
  const base = new Set<string>(rightsOfBuiltIn(basedOn))
  const added = held.filter((code) => !base.has(code)).length
  const removed = base.size - (held.length - added)
  const role = roleName(t, { name: basedOn, builtIn: basedOn })
  return (
    <p className="muted" role="status">
      {added + removed === 0 ? t('role.same', { role }) : t('role.differs', { role, added, removed })}
    </p>
  )
}
