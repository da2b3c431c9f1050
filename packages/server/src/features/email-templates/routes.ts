import { emailTemplateCalls } from '@bahi/contracts/email-templates.ts'
import { sql } from 'kysely'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { routes } from '../../platform/routes.ts'
import { changeStatus, deleteRecords, exportRecords, presentOnly } from '../records/index.ts'
import { templateColumns } from './columns.ts'
import { standardMail } from './mail-of.ts'
import { templateFor, templateList, wordingDetail } from './templates.ts'
import type { TemplateRow } from './templates.ts'
import { fieldsOf, previewOf, saveTemplate } from './wording.ts'

export const emailTemplateRoutes = routes(emailTemplateCalls, {
  search: async (ctx, input) => {
    const page = await paged<TemplateRow>(ctx.db, templateList(ctx, input), input)
    return { ...page, records: page.records.map(presentOnly) }
  },
  detail: async (ctx, { id }) => {
    const found = await wordingDetail(ctx, id)
    if (!found) throw notFound()
    return found
  },
  save: (ctx, input) => saveTemplate(ctx, input),
  /** Inactive: the wording is kept and the product's own goes out. */
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'email_templates', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'email_templates', ids, []),
  export: (ctx, input) =>
    exportRecords<TemplateRow>(ctx, {
      name: 'emailTemplate',
      columns: templateColumns,
      query: templateList(ctx, input),
      input,
    }),
  standard: async (ctx, { event, language }) => ({
    ...standardMail(event, language),
    templateId: await templateFor(ctx.db, event, language),
    fields: fieldsOf(event, language).map((field) => ({ ...field, label: ctx.t(`mailField.${field.name}`) })),
  }),
  preview: (_, input) => previewOf(input),
  sendTest: async (ctx, input) => {
    const { rows } = await sql<{ to: string }>`select email_address as "to" from users
      where subscriber_id = current_subscriber() and id = ${ctx.userId}`.execute(ctx.db)
    const { to } = rows[0]!
    await ctx.mail.send({ event: 'test', to: [to], ...previewOf(input) })
    return { to }
  },
})
