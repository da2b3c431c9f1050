import { returnWork } from '../packages/server/test/soak/portal-returns.ts'
import { shownSoak } from './lib/portal-soak.ts'

/**
 * `npm run soak:returns [-- returns kills]`: GSTR-1 and GSTR-3B of ten GSTINs at a portal that fails in every way, while the
 * product and PostgreSQL are killed by `kill -9` at each point of the flow. Ends with 1 where a return was not filed
 * exactly once, a payment not made exactly once, or a document was lost.
 */
const [documents = 200, kills = 28] = process.argv.slice(2).map(Number)
await shownSoak('Returns', { documents, kills }, returnWork())
