import { aliasFields, customAliasCalls } from '@bahi/contracts/custom-alias.ts'
import type { AliasField, Labels } from '@bahi/contracts/custom-alias.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import { texts } from '@bahi/contracts/texts/index.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { conflict } from '../../platform/errors.ts'
import { routes } from '../../platform/routes.ts'

type Words = ReplyOf<typeof customAliasCalls.words>

export const customAliasRoutes = routes(customAliasCalls, {
  words: (ctx) => wordsOf(ctx),
  save: async (ctx, { aliases }) => {
    for (const { field, labels, version } of aliases) {
      const words = Object.fromEntries(Object.entries(labels).filter(([, word]) => word))
      const isKept = Object.keys(words).length > 0
      if (!isKept && version === undefined) continue
      const change = isKept ? await put(ctx, field, words, version) : await drop(ctx, field, version)
      if (!change) throw conflict(await wordsOf(ctx))
    }
    return wordsOf(ctx)
  },
})

const put = async ({ db }: Ctx, field: AliasField, words: Labels, version: number | undefined) => {
  const body = JSON.stringify(words)
  const { rows } =
    version === undefined
      ? await sql`insert into field_aliases (subscriber_id, field, labels) values (current_subscriber(), ${field}, ${body}::jsonb)
          on conflict (subscriber_id, field) do nothing returning id`.execute(db)
      : await sql`update field_aliases set labels = ${body}::jsonb, version = version + 1, changed_at = now(), changed_by = current_user_id()
          where subscriber_id = current_subscriber() and field = ${field} and version = ${version} returning id`.execute(
          db,
        )
  return rows.length > 0
}

const drop = async ({ db }: Ctx, field: AliasField, version: number | undefined) => {
  const { rows } =
    await sql`delete from field_aliases where subscriber_id = current_subscriber() and field = ${field}
    and version = ${version ?? 0} returning id`.execute(db)
  return rows.length > 0
}

async function wordsOf({ db }: Ctx): Promise<Words> {
  const { rows } = await sql<{ field: AliasField; labels: Labels; version: number }>`
    select field, labels, version from field_aliases where subscriber_id = current_subscriber() order by field`.execute(
    db,
  )
  return {
    aliases: rows.filter(({ field }) => Object.hasOwn(aliasFields, field)),
    fields: (Object.keys(aliasFields) as AliasField[]).map((field) => {
      const { group, keys } = aliasFields[field]
      const { en, ar, hi } = texts[keys[0]]
      return { field, group, usual: { en, ar, hi } }
    }),
  }
}
