import { settings } from '@bahi/contracts/settings.ts'
import type { settingCalls, SettingName } from '@bahi/contracts/settings.ts'
import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { Name } from '@bahi/contracts/fields.ts'
import { isTan } from '@bahi/domain/ids/tan.ts'
import { isCalendarDate } from '@bahi/domain/cal/date.ts'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid } from '../../platform/errors.ts'
import type { Issue } from '../../platform/errors.ts'
import { keepSetting, load, settingAt } from '../../platform/settings.ts'
import { keepStock, stockKeeping } from '../inventory/index.ts'
import { requireOwnWay } from '../ip-addresses/index.ts'
import { renameCounterParty } from '../parties/index.ts'

type Row = ReplyOf<typeof settingCalls.search>[number]
type Change = ParsedOf<typeof settingCalls.update>['settings'][number]

/** Asked by a form of documents, no matter who fills it. */
const readByForms: ReadonlySet<SettingName> = new Set(['roundOff', 'defaultPartyName'])

/** Settings that the caller may change, with the value in force at an entity, or for the whole account, and where it was set. */
export async function searchSettings(
  ctx: Ctx,
  { entityId }: { entityId?: number | undefined },
): Promise<Row[]> {
  if (entityId !== undefined) requireSeen(ctx, entityId)
  const values = await load(ctx.db, ctx.subscriberId)
  const isRead = (name: SettingName) => mayChange(ctx, name) || readByForms.has(name)
  return offered.filter(isRead).map((name) => {
    const row = settings[name]
    const { value, setAt } = settingAt({ values }, ctx.access.parents, name, entityId)
    return {
      name,
      type: row.type,
      value,
      default: row.value,
      level: row.level,
      setAt,
      right: row.right,
      ...('choices' in row ? { choices: [...row.choices] } : {}),
      ...('min' in row ? { min: row.min, max: row.max } : {}),
      ...('format' in row ? { format: row.format } : {}),
    }
  })
}

/** Sets, or with null takes back, what the user may; all errors are reported together and then nothing changes. */
export async function updateSettings(
  ctx: Ctx,
  { entityId, settings: changes }: ParsedOf<typeof settingCalls.update>,
): Promise<Row[]> {
  if (entityId !== undefined) requireSeen(ctx, entityId)
  const issues = changes.flatMap((change, index) => issuesOf(change, `settings[${index}]`, entityId))
  if (issues.length > 0) throw invalid(issues)
  for (const { name } of changes) {
    const { right } = settings[name as SettingName]
    if (!mayChange(ctx, name as SettingName)) throw new AppError('RIGHT_MISSING')
    // Anyone who shows another user's view leaves the safety of the account as it is.
    if (right === 'STG_SEC' && ctx.actor.impersonatorId != null) throw new AppError('PERSON_ONLY')
  }
  const names = changes.map(({ name }) => name)
  const before = await stockKeeping(ctx, names, entityId)
  for (const { name, value } of changes) {
    await keepSetting(ctx, entityId ?? null, name, value ?? null)
    // The party of counter sales bears the name that the setting gives it.
    if (name === 'defaultPartyName') await renameCounterParty(ctx.db, String(value ?? settings[name].value))
  }
  await keepStock(ctx, { names, entityId, before })
  if (changes.some(({ name }) => name === 'RestrictIpAddresses')) await requireOwnWay(ctx)
  return searchSettings(ctx, { entityId })
}

function mayChange(ctx: Ctx, name: SettingName): boolean {
  const row = settings[name]
  return ctx.can(row.right) || ('otherRight' in row && ctx.can(row.otherRight))
}

export const offered = Object.keys(settings) as SettingName[]

const requireSeen = (ctx: Ctx, entityId: number) => {
  if (!ctx.access.companyIds.includes(entityId)) ctx.requireEntity(entityId)
}

function issuesOf({ name, value }: Change, path: string, entityId: number | undefined): Issue[] {
  if (!offered.includes(name as SettingName))
    return [{ path: `${path}.name`, code: 'SETTING_UNKNOWN', params: { name } }]
  const row = settings[name as SettingName]
  if (row.level === 'system') return [{ path: `${path}.name`, code: 'SETTING_OF_OPERATOR' }]
  if (entityId !== undefined && row.level !== 'entity')
    return [{ path: `${path}.name`, code: 'SETTING_NOT_PER_ENTITY' }]
  if (value == null) return []
  const at = `${path}.value`
  if (typeof value !== typeof row.value) return [{ path: at, code: 'WRONG_TYPE' }]
  if ('format' in row && row.format === 'date' && value !== '' && !isCalendarDate(value as string))
    return [{ path: at, code: 'WRONG_TYPE' }]
  if ('format' in row && row.format === 'name') {
    if (value === '') return [{ path: at, code: 'REQUIRED' }]
    if (!Name.safeParse(value).success) return [{ path: at, code: 'CHARACTERS' }]
  }
  if ('format' in row && row.format === 'tan' && value !== '' && !isTan(value))
    return [{ path: at, code: 'TAN_FORM' }]
  if ('format' in row && row.format === 'domains' && !areDomains(value as string))
    return [{ path: at, code: 'CHARACTERS' }]
  if ('choices' in row && !(row.choices as readonly unknown[]).includes(value)) {
    return [{ path: at, code: 'NOT_A_CHOICE', params: { choices: row.choices.join(', ') } }]
  }
  if ('min' in row && typeof value === 'number') {
    if (!Number.isInteger(value)) return [{ path: at, code: 'WRONG_TYPE' }]
    if (value < row.min) return [{ path: at, code: 'BELOW_MINIMUM', params: { min: row.min } }]
    if (value > row.max) return [{ path: at, code: 'ABOVE_MAXIMUM', params: { max: row.max } }]
  }
  return []
}

/** Empty, or domains with commas between them: `example.in, example.com`. */
const areDomains = (text: string) => /^(@?[a-z\d-]+(\.[a-z\d-]+)+([,;\s]+|$))*$/i.test(text.trim())
