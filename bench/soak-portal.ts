import { billWork } from '../packages/server/test/soak/portal-bills.ts'
import { invoiceWork } from '../packages/server/test/soak/portal-invoices.ts'
import { shownSoak } from './lib/portal-soak.ts'

/**
 * `npm run soak:portal [-- invoices bills kills]`: IRNs, and then e-way bills with their vehicles, at portals that fail
 * in every way, while the product and PostgreSQL are killed by `kill -9` at each point of the flow. Ends with 1 where
 * something was not done exactly once.
 */
const [invoices = 1000, bills = 500, kills = 28] = process.argv.slice(2).map(Number)
if (invoices > 0) await shownSoak('E-invoices', { documents: invoices, kills }, invoiceWork())
if (bills > 0) await shownSoak('E-way bills', { documents: bills, kills }, billWork())
