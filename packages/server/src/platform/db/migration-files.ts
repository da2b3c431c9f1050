import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'

const folderOf = (name: string) => new URL(`../../../${name}/`, import.meta.url)

/**
 * The first state of the schema from which databases are brought forward, written by subject. It took the place of the files 1 to
 * 145: a database that was made by those has the same schema and keeps the row of the last of them.
 */
export const baseline = {
  number: 145,
  name: '0145-baseline',
  formerly: {
    name: '0145-sales-people.sql',
    checksum: 'de74326eded9b82a8c036087708c20509d95ee328e87a68332cde5d76e4aa2f6',
  },
} as const

export interface SqlFile {
  readonly name: string
  readonly sql: string
  readonly checksum: string
}

export interface MigrationFile extends SqlFile {
  readonly number: number
}

/** The baseline, then the files of `migrations` in order. */
export function migrationFiles(): MigrationFile[] {
  const parts = sqlFiles('sql/baseline-0145')
  const text = parts.map(({ sql }) => sql).join('\n')
  const first = { number: baseline.number, ...withChecksum(baseline.name, text) }
  const later = sqlFiles('migrations', /^\d{4}-[a-z0-9-]+\.sql$/).map((file) => ({
    number: Number(file.name.slice(0, 4)),
    ...file,
  }))
  const files = [first, ...later]
  for (const [index, file] of files.entries()) {
    const before = files[index - 1]
    if (before && before.number >= file.number)
      throw new Error(`Migration ${file.name} needs a number above that of ${before.name}`)
  }
  return files
}

/** Functions of the schema, a file each. */
export const functionFiles = (): SqlFile[] => sqlFiles('sql/functions')

/** Whether a row of `bahi_migrations` says that this file ran as it is now. */
export const isSameMigration = (
  file: MigrationFile,
  row: { readonly name: string; readonly checksum: string },
): boolean =>
  row.checksum === file.checksum ||
  (file.number === baseline.number &&
    row.name === baseline.formerly.name &&
    row.checksum === baseline.formerly.checksum)

function sqlFiles(folder: string, named = /\.sql$/): SqlFile[] {
  const place = folderOf(folder)
  return readdirSync(place)
    .filter((name) => named.test(name))
    .sort()
    .map((name) => withChecksum(name, readFileSync(new URL(name, place), 'utf8')))
}

const withChecksum = (name: string, sql: string): SqlFile => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})
