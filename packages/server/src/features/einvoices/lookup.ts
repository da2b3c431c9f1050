import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { eInvoiceCalls } from '@bahi/contracts/einvoices.ts'
import { readSignedInvoice, readSignedQr } from '@bahi/gateways/einvoice/signed.ts'
import type { EinvoiceAccount } from '@bahi/gateways/einvoice/settings.ts'
import type { Outcome } from '@bahi/gateways/outcome.ts'
import type { DocumentKind } from '@bahi/domain/documents/kinds.ts'
import { kindsOfType, typeOf } from '@bahi/domain/documents/kinds.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { kindList } from '../../platform/db/kind-list.ts'
import { AppError, refuseField } from '../../platform/errors.ts'
import type { EinvoiceLine } from '../../platform/portals/portals.ts'
import { say } from '../ledger/index.ts'
import { isForPortal, loadCredentials, keepTaxpayer } from '../portals/index.ts'
import { issuesIn, keptOfPortal } from './issues.ts'

type Lookup = ReplyOf<typeof eInvoiceCalls.lookup>
type Input = ParsedOf<typeof eInvoiceCalls.lookup>

const nothing: Lookup = {
  isFound: false,
  documentId: null,
  candidateId: null,
  kind: null,
  irn: null,
  ackNo: null,
  ackDate: null,
  isCancelled: false,
  signature: null,
  ewbNo: null,
  qr: null,
  errors: [],
}

/** Asks the portal for an IRN, or for what was made of a document. */
export async function lookUp(ctx: Ctx, input: Input): Promise<Lookup> {
  ctx.requireEntity(input.entityId)
  const irn = input.by === 'AckNo' ? await irnOfAck(ctx, input) : input.irn
  if (input.by === 'AckNo' && irn === undefined) return nothing
  const { line, account } = await access(ctx, input.entityId)
  const outcome = await askedPortal(line, account, input, irn)
  if (outcome.kind === 'unavailable' || outcome.kind === 'unknown') throw down(ctx, outcome.detail)
  if (outcome.kind !== 'done')
    return { ...nothing, errors: issuesIn(ctx.language, keptOfPortal(outcome.errors)) }
  const { value } = outcome
  const { certificates } = line.portal
  const { data } = readSignedQr(value.signedQrCode, certificates)
  const invoice = readSignedInvoice(value.signedInvoice, certificates)
  const found = await documentOf(ctx, value.irn)
  const signed = invoice.data ?? invoice.claimed
  const candidate =
    !found && signed && !value.isCancelled
      ? await candidateOf(ctx, input.entityId, signed.DocDtls)
      : undefined
  return {
    ...nothing,
    isFound: true,
    documentId: found?.id ?? null,
    candidateId: candidate?.id ?? null,
    kind: (found ?? candidate)?.kind ?? null,
    irn: value.irn,
    ackNo: value.ackNo,
    ackDate: value.ackDate.toISOString(),
    isCancelled: value.isCancelled,
    signature: value.signature,
    ewbNo: value.ewayBill?.number ?? null,
    qr: data ? Object.fromEntries(Object.entries(data).map(([name, field]) => [name, String(field)])) : null,
  }
}

function askedPortal(line: EinvoiceLine, account: EinvoiceAccount, input: Input, irn: string | undefined) {
  if (input.by !== 'DocumentDetails') {
    if (irn === undefined || irn === '') throw refuseField('irn', 'REQUIRED')
    return line.client.byIrn(account, irn.toLowerCase())
  }
  const { documentType: type, number, date } = input
  if (!type) throw refuseField('documentType', 'REQUIRED')
  if (!number) throw refuseField('number', 'REQUIRED')
  if (!date) throw refuseField('date', 'REQUIRED')
  return line.client.byDocument(account, { type, number, date })
}

/** The portal's copy of a registration, fetched anew. */
export async function syncGstin(
  ctx: Ctx,
  { entityId, gstin }: ParsedOf<typeof eInvoiceCalls.syncGstin>,
): Promise<ReplyOf<typeof eInvoiceCalls.syncGstin>> {
  ctx.requireEntity(entityId)
  const { line, account } = await access(ctx, entityId)
  const outcome = await line.client.syncGstin(account, gstin)
  if (outcome.kind === 'unavailable' || outcome.kind === 'unknown') throw down(ctx, outcome.detail)
  if (outcome.kind !== 'done') throw refused(ctx, outcome)
  const { address, ...facts } = outcome.value
  await ctx.inTransaction(({ db }) => keepTaxpayer(db, outcome.value))
  return {
    gstin: facts.gstin,
    legalName: facts.legalName ?? null,
    tradeName: facts.tradeName ?? null,
    taxpayerType: facts.taxpayerType ?? null,
    status: facts.status,
    isBlocked: facts.isBlocked,
    address: {
      line1: address.line1 ?? null,
      line2: address.line2 ?? null,
      city: address.city ?? null,
      stateCode: address.stateCode ?? null,
      pincode: address.pincode ?? null,
    },
  }
}

async function access(ctx: Ctx, entityId: number) {
  const place = { subscriberId: ctx.subscriberId, entityId }
  const notReady = (key: string) => new AppError('PORTAL_NOT_READY', { params: { reason: say(ctx, key) } })
  const stored = await ctx.inTransaction((inside) =>
    loadCredentials(inside.db, ctx.portals.secrets, { ...place, portal: 'einvoice' }),
  )
  if (!stored) throw notReady('portal.trouble.credentialsMissing')
  const line = await ctx.portals.einvoice(place, stored.provider).catch(() => undefined)
  if (!line) throw notReady('portal.trouble.providerMissing')
  return { line, account: stored.account }
}

const down = (ctx: Ctx, detail: string) =>
  new AppError('PORTAL_DOWN', { params: { reason: say(ctx, 'portal.trouble.down', { detail }) } })

function refused(
  ctx: Ctx,
  { errors }: Extract<Outcome<unknown, unknown>, { kind: 'rejected' | 'duplicate' }>,
) {
  const issues = issuesIn(ctx.language, keptOfPortal(errors))
  const reason = issues.map(({ code, message }) => `${code}: ${message}`).join(' ')
  return new AppError('PORTAL_REFUSED', { params: { reason } })
}

/** The portal has no call for acknowledgement numbers, so one can be found only where we made the IRN. */
function irnOfAck(ctx: Ctx, { entityId, ackNo }: Input): Promise<string | undefined> {
  if (ackNo === undefined) throw refuseField('ackNo', 'REQUIRED')
  return ctx.inTransaction(async ({ db }) => {
    const { rows } = await sql<{
      irn: string
    }>`select irn from e_invoices where subscriber_id = current_subscriber()
      and ack_no = ${ackNo} and entity_id = ${entityId}`.execute(db)
    return rows[0]?.irn
  })
}

interface Found {
  readonly id: number
  readonly kind: DocumentKind
}

function documentOf(ctx: Ctx, irn: string): Promise<Found | undefined> {
  return ctx.inTransaction(async ({ db, entityIds }) => {
    const { rows } = await sql<Found>`select d.id, d.kind from e_invoices r
      join documents d on d.subscriber_id = r.subscriber_id and d.id = r.document_id
      where r.subscriber_id = current_subscriber() and r.irn = ${irn} and r.entity_id = any(${[...entityIds]}::bigint[])`.execute(
      db,
    )
    return rows[0]
  })
}

/** The document that the IRN may belong to: whether its content is the same is looked at when it is taken over. */
function candidateOf(
  ctx: Ctx,
  entityId: number,
  { Typ: type, No: number, Dt: day }: { readonly Typ: string; readonly No: string; readonly Dt: string },
): Promise<Found | undefined> {
  const date = day.split('/').toReversed().join('-')
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return Promise.resolve(undefined)
  const kinds = kindsOfType(({ eInvoice }) => eInvoice === type)
  const letters = kinds.flatMap((kind) =>
    [typeOf(kind), typeOf(kind, 'Debit')]
      .filter(({ eInvoice }) => eInvoice === type)
      .map(({ letter }) => letter),
  )
  if (kinds.length === 0) return Promise.resolve(undefined)
  return ctx.inTransaction(async ({ db }) => {
    const { rows } =
      await sql<Found>`select d.id, d.kind from documents d where d.subscriber_id = current_subscriber()
      and d.entity_id = ${entityId} and d.kind in (${kindList(kinds)}) and d.type_code = any(${letters}::text[]) and d.number_key = ${number.toUpperCase()} and d.date = ${date}::date
      and ${isForPortal} and d.status <> 'Cancelled' and not exists (select from e_invoices r where r.subscriber_id = d.subscriber_id
        and r.document_id = d.id and r.irn is not null)`.execute(db)
    return rows[0]
  })
}
