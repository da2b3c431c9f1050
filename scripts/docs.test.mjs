import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './lib/paths.mjs'

const files = globSync(
  ['{packages,deploy,e2e,bench,scripts,mutation}/**/*.{ts,tsx,mjs,sql,json}', '{docs/**/,.,}*.{md,mjs,cjs}'],
  { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] },
)
const read = (file) => readFileSync(join(root, file), 'utf8')
const isThere = (file) => existsSync(join(root, file))
const documents = files.filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file))
const code = files
  .filter((file) => /^(packages|e2e|bench|scripts|mutation)\/.*\.(ts|tsx|mjs|sql|json)$/.test(file))
  .map(read)
  .join('\n')

/** Words of other programs that the documents speak of. */
const foreign = new Set(['packageManager', 'pg_dump', 'pg_ctl', 'pg_basebackup', 'archive_command'])

test.each(documents)('%s names only files, functions and tables that exist', (document) => {
  const text = read(document)
  const missing = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name).filter((name) => !exists(name))
  const broken = [...text.matchAll(/\]\(([^)#:]+)\)/g)]
    .map(([, link]) => join(dirname(document), link))
    .filter((link) => !isThere(link))
  expect([...missing, ...broken]).toEqual([])
})

function exists(name) {
  if (foreign.has(name)) return true
  // An address of the product.
  if (name.startsWith('/api/')) return code.includes(`'${name}'`) || !name.endsWith('.ts')
  if (/^[\w@./-]+\.(ts|tsx|sql|mjs|cjs|md)$/.test(name))
    return files.some((file) => `/${file}`.endsWith(`/${name}`))
  if (/^\w+\(\)$/.test(name)) return code.includes(name.slice(0, -2))
  if (/^([a-z]+(_[a-z]+)+|[a-z]+[A-Z]\w+|[A-Z][a-z]+[A-Z]\w+)$/.test(name)) return code.includes(name)
  return true
}
