import type { Services } from '../../platform/make-context.ts'
import { ewbByIrn } from '../eway-bills/index.ts'
import { drainNow } from '../portals/index.ts'
import type { DrainKey, Performer } from '../portals/index.ts'
import { cancelIrn } from './perform-cancel.ts'
import { checkIrn } from './perform-check.ts'
import { generateIrn } from './perform.ts'

/** Everything that is done at the e-invoice portal, by its name in the intents. */
export const performers = (): Readonly<Record<string, Performer>> => ({
  generateIrn,
  cancelIrn,
  checkIrn,
  ewbByIrn,
})

/** Job of the queue: works off what waits for a GSTIN. */
export const drainJob = (services: Services, key: DrainKey): Promise<void> =>
  drainNow(services, key, performers())
