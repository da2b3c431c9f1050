import type { EntitySave } from '@bahi/contracts/companies.ts'
import { BranchName, CompanyName, StrictEmail, StrictUpiId } from '@bahi/contracts/fields.ts'
import { addressIssues, gstinOf } from '@bahi/contracts/party-rules.ts'
import { parseGstin } from '@bahi/domain/ids/gstin.ts'
import { isStateCode } from '@bahi/domain/tables/states.ts'
import { sql } from 'kysely'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { AppError, notFound } from '../../platform/errors.ts'
import { imageIssues } from '../../platform/files/image.ts'
import { refuseTooManyCompanies } from '../plans/index.ts'
import { customFieldIssues } from '../custom-fields/index.ts'
import { insertRecord, Issues, refusingDuplicates, updateRecord } from '../records/index.ts'
import type { Saved } from '../records/index.ts'
import { entityDetail } from './queries.ts'
import { keepTurnover, yearBefore } from './turnover.ts'
import type { EntityKind } from './queries.ts'

export type EntityInput = z.output<typeof EntitySave>

interface Around {
  readonly before: {
    readonly entityType: EntityKind
    readonly parentId: number | null
    readonly gstin: string | null
    /** A number given there, which bears the GSTIN. */
    readonly sample: string | null
  } | null
  readonly parent: {
    readonly entityType: EntityKind
    readonly companyId: number
    readonly gstin: string | null
    readonly stateCode: string | null
  } | null
  readonly companyPan: string | null
  readonly sameGstin: number
  readonly samePan: number
  readonly otherPans: string[]
}

const groupOf = { Business: 'BSN', Entity: 'ENT', ChildEntity: 'BRN' } as const
export const rightOf = <A extends 'SH_VW' | 'AD' | 'ED' | 'CH_ST' | 'DEL'>(kind: EntityKind, action: A) =>
  `${groupOf[kind]}_${action}` as const

/** Saves a place of business of any kind; `path` is before the names of fields where it is part of a larger body. */
export async function saveEntity(ctx: Ctx, input: EntityInput, path = ''): Promise<Saved> {
  const { db } = ctx
  if (input.id !== undefined) ctx.requireEntity(input.id)
  if (input.parentEntityId !== undefined) ctx.requireEntity(input.parentEntityId)
  const around = await aroundOf(ctx, input)
  if (input.id !== undefined && !around.before) throw notFound()
  const kind = around.before?.entityType ?? input.entityType
  if (!ctx.can(rightOf(kind, input.id === undefined ? 'AD' : 'ED'), input.id ?? input.parentEntityId)) {
    throw new AppError('RIGHT_MISSING')
  }
  const issues = issuesOf(input, around, path, (await ctx.settings()).relaxedIdentifiers)
  if (kind === 'Business') issues.addAll(await customFieldIssues(db, 'company', input.customFields, path))
  else if (input.customFields && Object.keys(input.customFields).length > 0)
    issues.add(`${path}customFields`, 'UNKNOWN_FIELD')
  // A GSTIN or PAN that the account has already is a refused action, also shown by a toast (reading 19).
  issues.refuse('TAXPAYER_ASSOCIATED')
  const columns = columnsOf(input, around)
  const saved = await refusingDuplicates(
    { entities_gstin: `${path}vrn`, entities_pan: `${path}registrationNumber` },
    async () => {
      if (input.id === undefined) {
        const made = await insertEntity(ctx, columns, around)
        if (kind === 'Business') await refuseTooManyCompanies(ctx)
        return made
      }
      return updateRecord(db, 'entities', { id: input.id, version: input.version }, columns, () =>
        entityDetail(ctx, input.id!),
      )
    },
  )
  if (kind === 'Entity' && input.turnover !== undefined)
    await keepTurnover(db, saved.id, yearBefore(ctx.today()), input.turnover)
  return saved
}

function issuesOf(input: EntityInput, around: Around, path: string, relaxed: boolean): Issues {
  const issues = new Issues()
  const refuse = (field: string, code: string, params?: Record<string, string>) =>
    issues.add(`${path}${field}`, code, params)
  const kind = input.entityType
  if (
    around.before &&
    (around.before.entityType !== kind || around.before.parentId !== (input.parentEntityId ?? null))
  ) {
    refuse('entityType', 'ENTITY_TYPE_FIXED')
  }
  const parentKind = around.parent?.entityType ?? null
  const wanted = { Business: null, Entity: 'Business', ChildEntity: 'Entity' }[kind]
  if (parentKind !== wanted)
    refuse('parentEntityId', wanted !== null && parentKind === null ? 'REQUIRED' : 'PARENT_OF_TYPE')
  if (kind === 'Business' && !CompanyName.safeParse(input.entityName).success)
    refuse('entityName', tooLongOr(input.entityName), { max: '100' })
  if (kind === 'ChildEntity') {
    if (!BranchName.safeParse(input.entityName).success)
      refuse('entityName', tooLongOr(input.entityName), { max: '100' })
    if (input.locationType !== 'Branch' && input.locationType !== 'Godown')
      refuse('locationType', 'LOCATION_OF_TYPE')
  }

  if (kind !== 'Business' && input.registrationNumber !== undefined && kind === 'ChildEntity')
    refuse('registrationNumber', 'PROTECTED')
  if (around.samePan > 0) refuse('registrationNumber', 'TAXPAYER_ASSOCIATED')
  if (kind === 'Business' && input.registrationNumber !== undefined) {
    const other = around.otherPans.find((pan) => pan !== input.registrationNumber)
    if (other !== undefined) refuse('registrationNumber', 'PAN_OF_GSTIN', { pan: other })
  }
  if (input.vrn !== undefined && kind !== 'Entity') refuse('vrn', 'PROTECTED')
  if (kind === 'Entity') gstinIssues(input, around, refuse)
  const { before } = around
  if (before?.sample != null && before.gstin !== null && before.gstin !== (input.vrn ?? null))
    refuse('vrn', 'GSTIN_HAS_DOCUMENTS', { gstin: before.gstin, sample: before.sample })

  if (input.stateCode !== undefined && !isStateCode(input.stateCode)) refuse('stateCode', 'STATE')
  if (input.address) {
    issues.addAll(addressIssues(input.address, `${path}address`))
    const state =
      kind === 'Entity'
        ? input.vrn?.slice(0, 2)
        : kind === 'ChildEntity'
          ? around.parent?.gstin?.slice(0, 2)
          : undefined
    // A place in another state needs a GSTIN of its own (CGST Act s.22, s.25(1)).
    if (state !== undefined && state <= '38' && input.address.stateCode !== state)
      refuse('address.stateCode', 'STATE_OF_GSTIN', { state })
  }
  if (kind === 'Entity' && input.vrn === undefined && input.stateCode === undefined && !input.address)
    refuse('stateCode', 'REQUIRED')
  for (const [index, lut] of (input.luts ?? []).entries()) {
    if (lut.validTo < lut.validFrom) refuse(`luts[${index}].validTo`, 'DATE_ORDER', { from: lut.validFrom })
  }
  issues.addAll(imageIssues({ logo: input.logo, signatureImage: input.signatureImage }, path))
  if (!relaxed && input.email !== undefined && !StrictEmail.safeParse(input.email).success)
    refuse('email', 'CHARACTERS')
  if (!relaxed && input.upiId !== undefined && !StrictUpiId.safeParse(input.upiId).success)
    refuse('upiId', 'CHARACTERS')
  return issues
}

function gstinIssues(
  input: EntityInput,
  around: Around,
  refuse: (field: string, code: string, params?: Record<string, string>) => void,
) {
  const type = input.taxpayerType ?? (input.vrn === undefined ? 'UNREG' : 'REG')
  const rule = gstinOf[type]
  if (input.vrn === undefined) {
    if (rule.need === 'must') refuse('vrn', 'GSTIN_REQUIRED')
    return
  }
  const parts = parseGstin(input.vrn)
  if (rule.need === 'none') refuse('vrn', 'GSTIN_NOT_ALLOWED')
  else if (parts && !rule.kinds.includes(parts.kind)) refuse('vrn', 'GSTIN_OF_OTHER_KIND')
  if (around.sameGstin > 0) refuse('vrn', 'TAXPAYER_ASSOCIATED')
  if (parts?.pan !== undefined && around.companyPan !== null && parts.pan !== around.companyPan) {
    refuse('vrn', 'PAN_OF_COMPANY', { pan: parts.pan })
  }
  if (parts && input.stateCode !== undefined && input.stateCode !== parts.stateCode) {
    refuse('stateCode', 'STATE_OF_GSTIN', { state: parts.stateCode })
  }
}

const tooLongOr = (text: string) => (text.length > 100 ? 'TOO_LONG' : 'CHARACTERS')

async function aroundOf({ db }: Ctx, input: EntityInput): Promise<Around> {
  const { rows } = await sql<Around>`select
    (select json_build_object('entityType', b.entity_type, 'parentId', b.parent_id, 'gstin', b.gstin, 'sample',
        (select d.number from documents d where d.subscriber_id = b.subscriber_id and d.entity_id = b.id and d.number is not null limit 1))
      from entities b
      where b.subscriber_id = current_subscriber() and b.id = ${input.id ?? null}::bigint and b.status <> 'Delete') as before,
    (select json_build_object('entityType', p.entity_type, 'companyId', p.company_id, 'gstin', p.gstin, 'stateCode', p.state_code) from entities p
      where p.subscriber_id = current_subscriber() and p.id = ${input.parentEntityId ?? null}::bigint and p.status <> 'Delete') as parent,
    (select c.pan from entities p join entities c on c.subscriber_id = p.subscriber_id and c.id = p.company_id
      where p.subscriber_id = current_subscriber() and p.id = ${input.parentEntityId ?? null}::bigint) as company_pan,
    (select count(*) from entities g where g.subscriber_id = current_subscriber() and g.gstin = ${input.vrn ?? null}
      and g.status <> 'Delete' and g.id <> ${input.id ?? 0}) as same_gstin,
    (select count(*) from entities g where g.subscriber_id = current_subscriber() and g.entity_type = 'Business'
      and ${input.entityType} = 'Business' and g.pan = ${input.registrationNumber ?? null}
      and g.status <> 'Delete' and g.id <> ${input.id ?? 0}) as same_pan,
    (select coalesce(json_agg(distinct substr(g.gstin, 3, 10)), '[]') from entities g where g.subscriber_id = current_subscriber()
      and g.company_id = ${input.id ?? null}::bigint and g.gstin ~ '^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z]' and g.status <> 'Delete') as other_pans
  `.execute(db)
  return rows[0]!
}

function columnsOf(input: EntityInput, around: Around) {
  const parts = input.vrn === undefined ? undefined : parseGstin(input.vrn)
  const kind = input.entityType
  return {
    entityType: kind,
    locationType: kind === 'Business' ? undefined : kind === 'Entity' ? 'Location' : input.locationType,
    parentId: input.parentEntityId,
    name: input.entityName,
    legalName: input.legalName,
    tradeName: input.tradeName,
    code: input.code,
    pan:
      kind === 'Business'
        ? input.registrationNumber
        : kind === 'Entity'
          ? (parts?.pan ?? input.registrationNumber)
          : undefined,
    gstin: input.vrn,
    taxpayerType:
      kind === 'Entity' ? (input.taxpayerType ?? (input.vrn === undefined ? 'UNREG' : 'REG')) : undefined,
    stateCode:
      parts?.stateCode ??
      input.stateCode ??
      input.address?.stateCode ??
      around.parent?.stateCode ??
      undefined,
    address: input.address,
    email: input.email,
    mobile: input.mobile,
    website: input.website,
    logo: input.logo,
    signatureImage: input.signatureImage,
    signatory: input.signatory,
    bank: input.bank,
    upiId: input.upiId,
    turnover: input.turnover,
    filingFrequency: kind === 'Entity' ? (input.filingFrequency ?? 'Monthly') : undefined,
    luts: input.luts ?? [],
    terms: input.termsAndConditions,
    currencyCode: input.currencyCode ?? 'INR',
    customFields: input.customFields,
  }
}

/** A company is its own top of the tree. Who opens one without seeing everything is let in. */
async function insertEntity(ctx: Ctx, columns: ReturnType<typeof columnsOf>, around: Around): Promise<Saved> {
  const { db } = ctx
  if (around.parent) return insertRecord(db, 'entities', { ...columns, companyId: around.parent.companyId })
  const { rows } = await sql<{
    id: number
  }>`select nextval(pg_get_serial_sequence('entities', 'id')) as id`.execute(db)
  const id = rows[0]!.id
  const saved = await insertRecord(db, 'entities', { ...columns, companyId: id }, id)
  await sql`insert into user_entities (subscriber_id, user_id, entity_id)
    select current_subscriber(), u.id, ${id} from users u
    where u.subscriber_id = current_subscriber() and u.id = ${ctx.userId} and lower(u.user_type) <> 'admin'
    on conflict do nothing`.execute(db)
  return saved
}
