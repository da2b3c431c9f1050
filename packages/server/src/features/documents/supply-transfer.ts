import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { documentLinkCalls } from '@bahi/contracts/document-link-calls.ts'
import { DocumentSave } from '@bahi/contracts/documents.ts'
import { PartySave } from '@bahi/contracts/parties.ts'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.ts'
import { AppError, invalid, notFound } from '../../platform/errors.ts'
import type { BookIssue } from '../ledger/index.ts'
import { saveParty } from '../parties/index.ts'
import { billOfInvoice } from './bill-start.ts'
import { saveDocument } from './save.ts'

type Call = (typeof documentLinkCalls)['supplyTransfer']

interface Place {
  readonly id: number
  readonly companyId: number
  readonly name: string
  readonly gstin: string | null
  readonly stateCode: string | null
  readonly taxpayerType: string
  readonly address: { readonly stateCode?: string } | null
  /** The party of its GSTIN that can be on that side, and whether there is one that cannot. */
  readonly partyId: number | null
  readonly otherParty: string | null
}

/**
 * Goods that go to another registration of the same company are a supply (CGST Act s.7 with Schedule I, paragraph 2, and s.25(4)):
 * the invoice of the one and the bill of the other are made at once, or neither.
 */
export async function supplyTransfer(ctx: Ctx, input: ParsedOf<Call>): Promise<ReplyOf<Call>> {
  const { entityId, toEntityId, fromLocationId, toLocationId, date, notes, lines } = input
  for (const id of [entityId, toEntityId]) {
    ctx.requireEntity(id)
    ctx.requireActive(id)
  }
  if (!ctx.can('SIN_AD', entityId) || !ctx.can('PBL_AD', toEntityId)) throw new AppError('RIGHT_MISSING')
  const from = await placeOf(ctx, entityId, 'Supplier')
  const to = await placeOf(ctx, toEntityId, 'Customer')
  const issues: BookIssue[] = [
    ...(entityId === toEntityId ? [{ path: 'toEntityId', code: 'SAME_PLACE' } as const] : []),
    ...(from.companyId === to.companyId ? [] : [{ path: 'toEntityId', code: 'UNKNOWN_RECORD' } as const]),
    ...(from.gstin === null
      ? [{ path: 'entityId', code: 'TRANSFER_GSTIN', params: { name: from.name } }]
      : []),
    ...(to.gstin === null ? [{ path: 'toEntityId', code: 'TRANSFER_GSTIN', params: { name: to.name } }] : []),
  ] as BookIssue[]
  if (issues.length > 0) throw invalid(issues)
  const customer = await partyOf(ctx, to, 'toEntityId')
  await partyOf(ctx, from, 'entityId')
  // The bill follows the invoice: the call does not end with it.
  const goesOn: Ctx = { ...ctx, last: (work) => work() }
  const invoice = await saveDocument(
    goesOn,
    'salesInvoice',
    DocumentSave.parse({
      entityId,
      ...(fromLocationId === undefined || fromLocationId === entityId
        ? {}
        : { childEntityId: fromLocationId }),
      partyId: customer,
      date,
      status: 'Active',
      remarks: notes,
      lines,
    }),
  )
  const made = { id: invoice.id, number: invoice.number, status: invoice.status }
  // What waits for approval is no invoice yet: its bill is entered from it once it is.
  if (invoice.number === null) return { invoice: made, bill: null }
  const { body } = await billOfInvoice(goesOn, invoice.id)
  const bill = await saveDocument(
    goesOn,
    'purchaseBill',
    DocumentSave.parse({
      ...body,
      ...(toLocationId === undefined || toLocationId === toEntityId ? {} : { childEntityId: toLocationId }),
      date,
      status: 'Active',
    }),
  )
  return { invoice: made, bill: { id: bill.id, number: bill.number, status: bill.status } }
}

async function placeOf(ctx: Ctx, id: number, role: 'Customer' | 'Supplier'): Promise<Place> {
  const { rows } = await sql<Place>`
    select e.id, e.company_id, e.name, e.gstin, e.state_code, e.taxpayer_type, e.address,
      (select p.id from parties p where p.subscriber_id = e.subscriber_id and p.gstin = e.gstin and p.status = 'Active' and p.role in (${role}, 'Both')
        order by p.role <> 'Both', p.id limit 1) as party_id,
      (select p.name from parties p where p.subscriber_id = e.subscriber_id and p.gstin = e.gstin and p.status <> 'Delete' order by p.id limit 1) as other_party
    from entities e where e.subscriber_id = current_subscriber() and e.id = ${id} and e.entity_type = 'Entity' and e.status <> 'Delete'`.execute(
    ctx.db,
  )
  if (!rows[0]) throw notFound()
  return rows[0]
}

/** The party of a GSTIN of ours; it is made as customer and supplier where there is none and the user may. */
async function partyOf(ctx: Ctx, place: Place, path: string): Promise<number> {
  if (place.partyId !== null) return place.partyId
  if (place.otherParty !== null || !ctx.can('PTY_AD', place.id))
    throw invalid([
      { path, code: 'TRANSFER_PARTY', params: { name: place.otherParty ?? place.name, gstin: place.gstin! } },
    ])
  const { relaxedIdentifiers } = await ctx.settings()
  const party = PartySave.parse({
    name: place.name,
    role: 'Both',
    taxpayerType: place.taxpayerType,
    gstin: place.gstin,
    // A registration has its place in its own State; another address is typed by a person.
    ...(place.address?.stateCode === place.gstin?.slice(0, 2) ? { billingAddress: place.address } : {}),
  })
  const { id } = await saveParty(
    {
      db: ctx.db,
      today: ctx.today(),
      relaxedIdentifiers: relaxedIdentifiers === true,
      current: () => Promise.resolve(undefined),
    },
    party,
  )
  return id
}
