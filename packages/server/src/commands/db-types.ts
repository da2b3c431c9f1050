import { writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { migrate } from '../platform/db/migrate.ts'
import { typesOf } from '../platform/db/types.ts'
import { startEmbedded } from '../platform/postgres/embedded.ts'

/** `npm run db:types`: writes platform/db/schema.ts from the catalogue that the migrations make. */
const dataDir = await mkdtemp(path.join(tmpdir(), 'bahi-types-'))
const postgres = await startEmbedded({ dataDir, fsync: false })
try {
  await migrate(postgres.adminUrl)
  const file = fileURLToPath(new URL('../platform/db/schema.ts', import.meta.url))
  writeFileSync(file, await typesOf(postgres.adminUrl))
  console.log(`Wrote ${file}`)
} finally {
  await postgres.stop()
  await rm(dataDir, { recursive: true, force: true })
}
