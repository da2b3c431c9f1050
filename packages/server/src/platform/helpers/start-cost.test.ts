import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** A process that helps starts for each file: what it loads, somebody waits for. */
const processes = [
  'bank-statements/read/statement-process.ts',
  'imports/moves/move-process.ts',
  'imports/read/import-process.ts',
  'printing/render-process.ts',
  'qr-readings/decode/decode-process.ts',
]

test.each(processes)('%s loads neither the calls nor their schemas', (file) => {
  const address = new URL(`../../features/${file}`, import.meta.url).href
  const script = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) })
    process.send = () => true
    await import(${JSON.stringify(address)})
    console.log(JSON.stringify(loaded))
    process.exit(0)`
  const loaded = JSON.parse(
    execFileSync(process.execPath, ['--no-warnings', '--input-type=module', '--eval', script], {
      encoding: 'utf8',
    }),
  ) as string[]
  expect(loaded).toContain(address)
  expect(loaded.filter((url) => /\/zod\/|\/contracts\/src\/texts\//.test(url))).toEqual([])
})
