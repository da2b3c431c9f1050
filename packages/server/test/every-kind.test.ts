import { readdirSync, readFileSync } from 'node:fs'
import { accounts } from '@bahi/domain/documents/entries.ts'
import { documentKindNames, documentKinds } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestServer } from './call-helpers.ts'
import type { TestSubscriber } from './call-helpers.ts'

let us: TestSubscriber

beforeAll(async () => {
  const server = await sharedTestServer()
  us = await server.makeSubscriber()
})

test('the database knows the statuses of each kind as the table of kinds says', async () => {
  const { rows } = await us.inTenant((db) =>
    sql`select kind, issued_status, settled_status from document_kinds order by kind`.execute(db),
  )
  expect(rows).toEqual(
    documentKindNames.toSorted().map((kind) => ({
      kind,
      issuedStatus: documentKinds[kind].issued,
      settledStatus: documentKinds[kind].settled ?? null,
    })),
  )
})

test('the ledger takes the accounts of the domain and no others', async () => {
  const { rows } = await us.inTenant((db) =>
    sql<{ rule: string }>`select pg_get_constraintdef(oid) as rule from pg_constraint
      where conname = 'ledger_entries_account_check'`.execute(db),
  )
  const known = [...rows[0]!.rule.matchAll(/'(\w+)'::text/g)].map(([, name]) => name)
  expect(new Set(known)).toEqual(new Set(accounts))
})

test('no function of posting names a kind or one of its statuses', () => {
  const folder = new URL('../sql/functions/', import.meta.url)
  const words = new Set(
    documentKindNames.flatMap((kind) => [
      kind,
      documentKinds[kind].issued,
      documentKinds[kind].settled ?? kind,
    ]),
  )
  for (const file of readdirSync(folder)) {
    const text = readFileSync(new URL(file, folder), 'utf8')
    const named = [...words].filter((word) => text.includes(`'${word}'`))
    expect(named, file).toEqual([])
  }
})
