import { writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress } from 'node:zlib'
import { callList } from '@bahi/contracts/calls.ts'
import { openApi } from '../platform/http/openapi.ts'
import { argument } from './owner.ts'

/**
 * `npm run api:keep -- --name 0.2.0`: keeps the description of the calls as `packages/server/test/api/<release>.json.br`, which
 * changes.test.ts compares later descriptions with. With each release, once.
 */
const name = argument('name')
if (!name || !/^\d+\.\d+\.\d+$/.test(name)) {
  console.error('Name the release: npm run api:keep -- --name 0.2.0')
  process.exit(2)
}
const file = new URL(`../../test/api/${name}.json.br`, import.meta.url)
await writeFile(file, await promisify(brotliCompress)(JSON.stringify(openApi(callList, name))))
console.log(`${callList.length} calls kept in ${file.pathname}`)
