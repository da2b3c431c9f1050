import type { EmailTemplateRow, emailTemplateCalls } from '@bahi/contracts/email-templates.ts'
import { mailEventNames } from '@bahi/contracts/mail-events.ts'
import { languages } from '@bahi/contracts/texts/texts.ts'
import type { Language } from '@bahi/contracts/texts/texts.ts'
import type { ReplyOf } from '@bahi/contracts/call.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import type { Db } from '../../platform/db/kysely.ts'
import type { ListQuery } from '../../platform/paging.ts'
import type { MasterFilters } from '../records/index.ts'
import { peopleOf, searched, stampsOf } from '../records/index.ts'
import { standardMail } from './mail-of.ts'

export type TemplateRow = z.input<typeof EmailTemplateRow>
export type TemplateDetail = ReplyOf<typeof emailTemplateCalls.detail>

interface Filters extends MasterFilters {
  readonly events?: readonly string[] | undefined
  readonly languages?: readonly string[] | undefined
}

/** Every mail in every language with the wording in force: the account's own, or the product's as `Default`. */
export const templateList = (ctx: Pick<Ctx, 't'>, filters: Filters): ListQuery => ({
  select: sql`${rowId} as id, t.id as template_id, s.event, s.name as event_name, s.language, coalesce(t.subject, s.subject) as subject,
    coalesce(t.status, 'Default') as status, t.version, t.created_at, t.changed_at,
    nullif(trim(concat_ws(' ', maker.first_name, maker.last_name)), '') as created_by,
    nullif(trim(concat_ws(' ', changer.first_name, changer.last_name)), '') as changed_by`,
  from: sql`(select * from jsonb_to_recordset(${JSON.stringify(standardRows(ctx))}::jsonb)
      as one(id bigint, event text, name text, language text, subject text)) s
    left join email_templates t on t.subscriber_id = current_subscriber() and t.event = s.event and t.language = s.language
      and (t.status <> 'Delete' or ${filters.statuses?.includes('Delete') ?? false})`,
  joins: peopleOf('t'),
  id: rowId,
  conditions: [
    sql`(t.subscriber_id is null or t.subscriber_id = current_subscriber())`,
    ...(filters.statuses?.length
      ? [sql`coalesce(t.status, 'Default') = any(${[...filters.statuses]}::text[])`]
      : []),
    ...(filters.events?.length ? [sql`s.event = any(${[...filters.events]}::text[])`] : []),
    ...(filters.languages?.length ? [sql`s.language = any(${[...filters.languages]}::text[])`] : []),
    ...searched(filters, [sql`s.name`, sql`coalesce(t.subject, s.subject)`]),
  ],
  sorts: {
    id: { expression: sql`s.id`, type: 'bigint' },
    eventName: { expression: sql`lower(s.name)`, type: 'text' },
    language: { expression: sql`s.language`, type: 'text' },
    subject: { expression: sql`lower(coalesce(t.subject, s.subject))`, type: 'text' },
    status: { expression: sql`coalesce(t.status, 'Default')`, type: 'text' },
    changedAt: { expression: sql`coalesce(t.changed_at, 'epoch'::timestamptz)`, type: 'timestamptz' },
  },
})

/** Ids of the product's own wording begin here, far from those of records. */
const productIds = 9_000_000_000_000_000
const rowId = sql`coalesce(t.id, ${productIds}::bigint + s.id)`

/** True for the id of a wording of the product, which is no record. */
export const isProductWording = (id: number): boolean => id > productIds

/** Numbered so that the newest-first order of lists shows the table of mails from its beginning. */
const standardRows = ({ t }: Pick<Ctx, 't'>) => {
  const all = mailEventNames.flatMap((event) =>
    languages.map((language) => ({
      event,
      name: t(`mail.${event}`),
      language,
      subject: standardMail(event, language).subject,
    })),
  )
  return all.map((row, index) => ({ id: all.length - index, ...row }))
}

/** The wording with that id: of the account, or of the product where the account has none. */
export async function wordingDetail(ctx: Ctx, id: number): Promise<TemplateDetail | undefined> {
  if (!isProductWording(id)) return templateDetail(ctx.db, id)
  const row = standardRows(ctx).find((each) => productIds + each.id === id)
  if (!row) return undefined
  const { subject, body } = standardMail(row.event, row.language)
  return { id, status: 'Default', event: row.event, language: row.language, subject, body }
}

export async function templateDetail(db: Db, id: number): Promise<TemplateDetail | undefined> {
  const { rows } = await sql<TemplateDetail>`select ${stampsOf('t')}, t.event, t.language, t.subject, t.body
    from email_templates t ${peopleOf('t')}
    where t.subscriber_id = current_subscriber() and t.id = ${id}`.execute(db)
  return rows[0]
}

/** The record that is in place of the product's wording. */
export async function templateFor(db: Db, event: string, language: Language): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from email_templates
    where subscriber_id = current_subscriber() and event = ${event} and language = ${language} and status <> 'Delete'`.execute(
    db,
  )
  return rows[0]?.id
}
