import type { RightCode } from '@bahi/contracts/rights.ts'

/** Everywhere, or the entities at which a right is held. */
export type Reach = 'all' | ReadonlySet<number>

/** Who may do what, as loaded for one user and kept until the subscriber's access version moves on. */
export interface Access {
  readonly version: number
  readonly userType: 'Admin' | 'Normal'
  readonly userName: string
  readonly firstName: string
  readonly lastName: string
  readonly emailAddress: string
  readonly timeZone: string
  readonly defaultCompanyId: number | null
  readonly entityIds: readonly number[]
  readonly rights: ReadonlyMap<RightCode, Reach>
}

export function holds(access: Access, right: RightCode, entityId?: number): boolean {
  const reach = access.rights.get(right)
  if (reach === undefined) return false
  if (reach === 'all') return true
  return entityId === undefined ? reach.size > 0 : reach.has(entityId)
}
