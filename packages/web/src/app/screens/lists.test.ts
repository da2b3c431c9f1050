import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.tsx'))
  .map((path) => ({ path: path.replaceAll('\\', '/'), text: readFileSync(join(root, path), 'utf8') }))

/** The few latest invoices beside a record: a glimpse of a list, not one. */
const glimpses = new Set(['app/screens/LatestDocuments.tsx', 'features/items/ItemStock.tsx'])

/** Names under which lists keep their columns; masters go by their resource. */
const lists = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/<(ListScreen|MasterScreen)\b[\s\S]*?\b(?:list|resource)=["{]\s*["'`]?([\w.$]+)/g)].map(
    ([, , name]) => ({ path, name: name! }),
  ),
)

test('every table of the product is a list whose columns a person arranges', () => {
  const tables = sources
    .filter(({ path, text }) => text.includes('<DataTable') && !path.startsWith('ui/'))
    .map(({ path }) => path)
  expect(tables.filter((path) => !glimpses.has(path))).toEqual(['app/screens/ListScreen.tsx'])
})

test('no two lists share their columns', () => {
  const names = lists.filter(({ path }) => path.startsWith('features/')).map(({ name }) => name)
  expect(names.length).toBeGreaterThan(15)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
