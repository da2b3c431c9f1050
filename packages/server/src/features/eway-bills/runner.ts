import type { Services } from '../../platform/make-context.ts'
import { drainNow } from '../portals/index.ts'
import type { DrainKey, Performer } from '../portals/index.ts'
import { consolidateEwb } from './consolidated/perform.ts'
import { groupPerformers } from './groups/perform.ts'
import { otherPerformers } from './others/perform.ts'
import { changePerformers } from './perform-change.ts'
import { checkEwb } from './perform-check.ts'
import { generateEwb } from './perform.ts'

/** Everything that is done at the e-way bill portal, by its name in the intents. */
export const performers = (): Readonly<Record<string, Performer>> => ({
  generateEwb,
  checkEwb,
  consolidateEwb,
  ...changePerformers,
  ...groupPerformers,
  ...otherPerformers,
})

/** Job of the queue: works off what waits for a GSTIN. */
export const drainEwayBills = (services: Services, key: DrainKey): Promise<void> =>
  drainNow(services, key, performers())
