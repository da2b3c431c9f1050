import type { ParsedOf } from '@bahi/contracts/call.ts'
import { NewUserName, StrictEmail } from '@bahi/contracts/fields.ts'
import type { userAdminCalls } from '@bahi/contracts/users.ts'
import { isSameName } from '@bahi/domain/ids/user-name.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { sql } from 'kysely'
import { loadAccess } from '../../platform/access.ts'
import type { Ctx } from '../../platform/context.ts'
import { isOfDomain, leaveOldAddress } from '../auth/index.ts'
import type { Db } from '../../platform/db/kysely.ts'
import { notFound } from '../../platform/errors.ts'
import { departmentDetail } from '../departments/index.ts'
import { requireUserPlace } from '../plans/index.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { invite, takeTry } from '../registration/index.ts'
import { labelOf } from '../roles/index.ts'
import { keepGrants, wantedGrants } from './grants.ts'
import { grantsOf, userDetail } from './queries.ts'
import { endSessionsOf, isLastAdmin } from './standing.ts'

type Input = ParsedOf<typeof userAdminCalls.save>

interface Before {
  readonly userName: string
  readonly emailAddress: string
  readonly userType: 'Admin' | 'Normal'
  readonly branchId: number | null
  readonly departmentId: number | null
  readonly isInvited: boolean
  readonly documentValue: string | null
  readonly discountPercent: string | null
}

/** Saves a user with grants and limits. A new one is invited by mail and chooses the password. */
export async function saveUser(ctx: Ctx, input: Input): Promise<Saved> {
  const { db } = ctx
  const { id } = input
  const before = id === undefined ? undefined : await beforeOf(db, id)
  if (id !== undefined && !before) throw notFound()
  const issues = new Issues()
  await checkIdentity(ctx, input, before, issues)
  const limits = limitsOf(ctx, input, before, issues)
  const held = id === undefined ? { roles: [], entityIds: [] } : await grantsOf(db, id)
  const wanted = await wantedGrants(ctx, input, held, issues)
  issues.refuse()
  if (!before) await requireUserPlace(ctx)
  // A name that another account has is refused: as often as someone mistypes, not as often as a list is tried.
  if (!before || !isSameName(before.userName, input.userName)) await refuseTakenElsewhere(ctx, input.userName)
  const columns = { ...columnsOf(input), ...limits }
  const saved = await refusingDuplicates(
    { users_user_name: 'userName', login_directory_pkey: 'userName' },
    async () => {
      if (!before || !isSameName(before.userName, input.userName))
        await ctx.directory?.claimName(ctx.subscriberId, input.userName, input.emailAddress)
      return id === undefined
        ? insertRecord(db, 'users', {
            ...columns,
            verifiedAt: null,
            invitedAt: ctx.clock(),
            isAuditor: input.isAuditor,
          })
        : updateRecord(db, 'users', { id, version: input.version }, columns, () => userDetail(ctx, id))
    },
  )
  await keepGrants(db, saved.id, held, wanted)
  await tell(ctx, saved.id, input, before)
  return saved
}

/** Anyone who may sign in hears of it: by the invitation, which follows a change of the address. */
async function tell(ctx: Ctx, userId: number, input: Input, before: Before | undefined): Promise<void> {
  const { db, subscriberId, publicUrl, language, portals } = ctx
  const moved = before !== undefined && !isSameName(before.emailAddress, input.emailAddress)
  if (!before || (moved && before.isInvited))
    return invite(db, portals.secrets, { subscriberId, userId, publicUrl, language })
  if (!moved) return
  await leaveOldAddress(ctx, userId, before.emailAddress)
  if (userId === ctx.userId) return
  await endSessionsOf(db, userId)
  // Nobody has shown yet that mail to the new address reaches this person: the next sign-in asks for a code from it.
  await sql`update users set verified_at = null, email_proved_at = null
    where subscriber_id = ${subscriberId} and id = ${userId}`.execute(db)
}

const columnsOf = (input: Input) => ({
  firstName: input.firstName,
  lastName: input.lastName ?? '',
  userName: input.userName,
  emailAddress: input.emailAddress,
  mobile: input.mobile,
  userType: input.userType,
  isAuditor: input.isAuditor,
  employeeCode: input.employeeCode,
  branchId: input.branchId,
  departmentId: input.departmentId,
})

async function checkIdentity(
  ctx: Ctx,
  input: Input,
  before: Before | undefined,
  issues: Issues,
): Promise<void> {
  const { db, access } = ctx
  const settings = await ctx.settings()
  const isOwn = input.id === ctx.userId
  const isAdmin = access.userType === 'Admin'
  if (isOwn && before && input.userType !== before.userType) issues.add('userType', 'OWN_USER')
  else if (!isAdmin && (input.userType === 'Admin' || before?.userType === 'Admin'))
    issues.add('userType', 'ADMIN_ONLY')
  if (input.isAuditor && input.userType === 'Admin') issues.add('isAuditor', 'AUDITOR_ADMIN')
  if (before?.userType === 'Admin' && input.userType !== 'Admin' && (await isLastAdmin(db, [input.id!])))
    issues.add('userType', 'LAST_ADMIN')
  const renamed = before !== undefined && !isSameName(before.userName, input.userName)
  if (renamed && !settings.ChangeUsername) issues.add('userName', 'USER_NAME_FIXED')
  if ((!before || renamed) && !NewUserName.safeParse(input.userName).success)
    issues.add('userName', 'USER_NAME_CHARACTERS')
  const moved = before !== undefined && !isSameName(before.emailAddress, input.emailAddress)
  if ((renamed || moved) && !isOwn && !(await covers(ctx, input.id!)))
    issues.add(moved ? 'emailAddress' : 'userName', 'ADMIN_ONLY')
  if ((!before || moved) && !isOfDomain(input.emailAddress, settings.emailDomainRestriction))
    issues.add('emailAddress', 'EMAIL_DOMAIN', { domains: settings.emailDomainRestriction })
  if (
    (!before || moved) &&
    !settings.relaxedIdentifiers &&
    !StrictEmail.safeParse(input.emailAddress).success
  )
    issues.add('emailAddress', 'CHARACTERS')
  // Asked of new users, and of others that already have it.
  const need = (name: 'branchId' | 'departmentId' | 'employeeCode', isOn: boolean) => {
    if (isOn && input[name] === undefined) issues.add(name, 'REQUIRED')
  }
  need('branchId', settings.UserCreationByBranch)
  need('departmentId', settings.UserCreationByDepartment)
  need('employeeCode', settings.UserCreationByEmployeeCode)
  const { branchId, departmentId } = input
  if (branchId !== undefined && branchId !== before?.branchId && !ctx.entityIds.includes(branchId))
    issues.add('branchId', 'UNKNOWN_RECORD')
  if (departmentId !== undefined && departmentId !== before?.departmentId)
    await checkDepartment(ctx, departmentId, issues)
  if (input.employeeCode !== undefined) await checkEmployeeCode(db, input, issues)
}

async function refuseTakenElsewhere(
  { db, subscriberId, request, beyond }: Ctx,
  userName: string,
): Promise<void> {
  const { rows } = await sql<{
    subscriberId: number
  }>`select subscriber_id from find_login(${userName})`.execute(db)
  if (!rows[0] || rows[0].subscriberId === subscriberId || !request) return
  await takeTry({ request, withoutTenant: (work) => beyond.withoutTenant(work) }, 'takenName')
}

async function checkDepartment(ctx: Ctx, departmentId: number, issues: Issues): Promise<void> {
  const department = await departmentDetail(ctx, departmentId)
  if (!department || department.status === 'Delete') issues.add('departmentId', 'UNKNOWN_RECORD')
  else if (department.status !== 'Active') issues.add('departmentId', 'RECORD_INACTIVE')
}

async function checkEmployeeCode(db: Db, { id, employeeCode }: Input, issues: Issues): Promise<void> {
  const { rows } = await sql<{
    userName: string
  }>`select user_name from users where subscriber_id = current_subscriber()
    and status <> 'Delete' and lower(employee_code) = lower(${employeeCode}) and id <> ${id ?? 0} limit 1`.execute(
    db,
  )
  if (rows[0]) issues.add('employeeCode', 'DUPLICATE_OF', { record: rows[0].userName })
}

/** Nobody sets a limit above their own: an invoice too large for them would only be issued by another hand. */
function limitsOf(ctx: Ctx, input: Input, before: Before | undefined, issues: Issues) {
  const asked = input.limits
  const had = {
    documentValue: before?.documentValue ?? null,
    discountPercent: before?.discountPercent ?? null,
  }
  const column = (name: 'documentValue' | 'discountPercent') => {
    if (!asked) return had[name]
    const value = asked[name] ?? null
    if (sameLimit(value, had[name])) return had[name]
    if (!ctx.can('USR_SET_LMT'))
      issues.add(`limits.${name}`, 'RIGHT_MISSING', { right: labelOf(ctx, 'USR_SET_LMT') })
    const own = ctx.access.limits[name]
    if (own !== null && (value === null || Decimal.of(value).cmp(own) > 0))
      issues.add(`limits.${name}`, 'LIMIT_ABOVE_OWN', { limit: own })
    return value
  }
  return { maxDocumentValue: column('documentValue'), maxDiscountPercent: column('discountPercent') }
}

const sameLimit = (a: string | null, b: string | null) =>
  a === null || b === null ? a === b : Decimal.of(a).eq(b)

/** True where the sender holds everything the user holds: else a change of the address would hand over more. */
export async function covers(ctx: Ctx, userId: number): Promise<boolean> {
  if (ctx.access.userType === 'Admin') return true
  const theirs = await loadAccess(ctx.db, ctx.subscriberId, userId, 0)
  if (theirs.userType === 'Admin') return false
  return [...theirs.rights].every(([code, reach]) => {
    const own = ctx.access.rights.get(code)
    if (own === 'all') return true
    return own !== undefined && reach !== 'all' && [...reach].every((id) => own.has(id))
  })
}

async function beforeOf(db: Db, id: number): Promise<Before | undefined> {
  const { rows } = await sql<Before>`select user_name, email_address, user_type, branch_id, department_id,
      (invited_at is not null and verified_at is null and last_sign_in_at is null) as is_invited,
      max_document_value as document_value, max_discount_percent as discount_percent
    from users where subscriber_id = current_subscriber() and id = ${id} and status <> 'Delete' for update`.execute(
    db,
  )
  return rows[0]
}
