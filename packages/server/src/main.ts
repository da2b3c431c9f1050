import { startApp } from './app.ts'
import { configOf } from './config.ts'

/** Runs the product until it is told to stop: requests under way end first, then the queue, then the database. */
const config = configOf(process.env)
const app = await startApp(config, { log: (text) => console.log(text) })
const url = new URL(app.address)
console.log(`Bahi is ready at http://${config.host === '0.0.0.0' ? 'localhost' : config.host}:${url.port}`)

let stopping = false
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) return
    stopping = true
    const late = setTimeout(() => process.exit(1), 20_000)
    late.unref()
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
}
