import { configOf } from '../config.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'

/**
 * The PostgreSQL of the data folder without the server, for `npm run dev`: the server restarts with each saved file,
 * its database does not. Ends on a signal, or with code 1 when PostgreSQL is lost.
 */
const postgres = await startEmbedded({
  dataDir: configOf(process.env).dataDir,
  log: (line) => console.error(line),
})
// Before it is said to be ready: who reads that may end it at once.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void postgres.stop())
// The address holds the owner's password: it is read by the program that starts this one.
console.log(`Database is ready at ${postgres.adminUrl}`)
process.exitCode = (await postgres.ended) === 'stopped' ? 0 : 1
