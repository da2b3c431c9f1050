import type { ReplyOf } from '@bahi/contracts/call.ts'
import { startCalls } from '@bahi/contracts/start.ts'
import type { Ctx } from '../../platform/context.ts'
import { routes } from '../../platform/routes.ts'
import {
  businessSummary,
  companiesOf,
  entityTree,
  loadSettings,
  preLoadSettings,
  profileOf,
  rightsOf,
} from '../auth/index.ts'
import { customFieldsOf } from '../custom-fields/index.ts'
import { countUnread } from '../notifications/index.ts'
import { columnsOf } from '../settings/index.ts'
import { pendingTasks } from '../tasks/index.ts'

export const startRoutes = routes(startCalls, { open: (ctx, { companyId }) => openStart(ctx, companyId) })

async function openStart(ctx: Ctx, asked: number | undefined): Promise<ReplyOf<typeof startCalls.open>> {
  const companies = await companiesOf(ctx)
  const companyId = companies.some(({ id }) => id === asked) ? asked : undefined
  return {
    settings: await loadSettings(ctx),
    login: await preLoadSettings(ctx),
    companies,
    summary: await businessSummary(ctx),
    profile: await profileOf(ctx),
    rights: await rightsOf(ctx, { entityId: companyId }),
    companyId: companyId ?? null,
    entities: companyId === undefined ? null : await entityTree(ctx, companyId),
    tasks: await pendingTasks(ctx, {}),
    unread: await countUnread(ctx),
    customFields: await customFieldsOf(ctx),
    columns: await columnsOf(ctx, {}),
  }
}
