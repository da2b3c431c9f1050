import { createServer, Socket } from 'node:net'
import { startApp } from '../src/app.ts'
import { configOf } from '../src/config.ts'
import { countingJobs } from './counting-jobs.ts'

/** A server with a worker in a process of its own, for tests that kill it. */
const app = await startApp(configOf(process.env), { allowMissing: true, jobs: countingJobs })
// oxlint-disable-next-line eslint/no-console
console.log(`ready ${app.address}`)
// Keeps the process until it is killed, or asked to stop.
const held = createServer().listen(0, '127.0.0.1')
process.once('SIGTERM', () => void app.stop().then(() => held.close()))
// The process of the test is gone, whatever it died of. To wait for that alone keeps nothing alive.
process.stdin.resume().once('close', () => process.exit(1))
if (process.stdin instanceof Socket) process.stdin.unref()
