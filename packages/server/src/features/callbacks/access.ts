import { holds } from '../../platform/access.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError } from '../../platform/errors.ts'

/** Events of all places go to an address: it is for those who see all of them and have the right everywhere. */
export function requireWholeAccount({ access }: Ctx): void {
  const sees = access.entityIds.length === access.parents.size
  if (!sees || access.rights.get('STG_SEC') !== 'all' || !holds(access, 'STG_SEC'))
    throw new AppError('RIGHT_MISSING')
}
