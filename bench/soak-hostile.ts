import { loadavg } from 'node:os'
import { hostileLoad } from './lib/hostile.ts'

/**
 * Part of `npm run soak`: bodies of all sizes, depths and speeds against one server, with the waits of users of another
 * business beside them. `node bench/soak-hostile.ts [seconds for each] [words of the attacks' names]`
 */
const seconds = Number(process.argv[2] ?? 5)
const words = process.argv[3] ?? ''
console.log(`
Hostile load, ${seconds} s each; milliseconds that others wait, by how much the server's event loop was late, the most
processor time it used in one go, the share of a core it used, its megabytes. A wait without a late loop is the machine's; a loop that is late with little of a core used, too.
| sent | answered | p50 | p95 | longest | at most 100 ms | loop p99 | loop longest | piece | core % | MB |
|---|---|---|---|---|---|---|---|---|---|---|`)
const rows = await hostileLoad(seconds, console.log, words)
const longest = Math.max(...rows.slice(1).map(({ waits }) => waits.longest))
const [calm] = rows
console.log(`
longest wait of others: ${longest.toFixed(0)} ms (${calm!.waits.longest.toFixed(0)} ms without any attack), load average ${loadavg()[0]!.toFixed(1)}`)
