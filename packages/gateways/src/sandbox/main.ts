// Starts the sandbox portals alone: `npm run sandbox -- [port] [folder]`.
import { join } from 'node:path'
import { startSandbox } from './server.ts'

const [port = '3900', folder = join('.data', 'sandbox')] = process.argv.slice(2)
const sandbox = await startSandbox({ folder, port: Number(port) })
process.stdout.write(`Sandbox portals at ${sandbox.url} (page: ${sandbox.url}/sandbox), kept in ${folder}\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void sandbox.close().then(() => process.exit(0)))
}
