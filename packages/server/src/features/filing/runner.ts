import type { Services } from '../../platform/make-context.ts'
import { drainNow } from '../portals/index.ts'
import type { DrainKey, Performer } from '../portals/index.ts'
import { fileReturn } from './perform-file.ts'
import { pushReturn } from './perform-push.ts'
import { resetReturn } from './perform-reset.ts'

/** Everything that is done at the GST portal, by its name in the intents. */
export const performers = (): Readonly<Record<string, Performer>> => ({ pushReturn, resetReturn, fileReturn })

/** Job of the queue: works off what waits for a GSTIN. */
export const drainReturns = (services: Services, key: DrainKey): Promise<void> =>
  drainNow(services, key, performers())
