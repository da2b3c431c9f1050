import { gstCalls, partyCalls } from '@bahi/contracts/parties.ts'
import type { PartyDetail } from '@bahi/contracts/parties.ts'
import type * as z from 'zod'
import type { Ctx } from '../../platform/context.ts'
import { partyLedgerCalls } from '@bahi/contracts/reports.ts'
import { notFound } from '../../platform/errors.ts'
import { paged } from '../../platform/paging.ts'
import { outsideTransaction, routes } from '../../platform/routes.ts'
import { ageingOf, partyStatement } from '../payments/index.ts'
import { changeStatus, deleteRecords, exportRecords } from '../records/index.ts'
import { partyColumns } from './columns.ts'
import { partyDetail, partyList, partyUses, pickParties, similarParties } from './queries.ts'
import type { PartyRowRecord } from './queries.ts'
import { saveParty } from './save.ts'
import { reportHandlers } from '../report-files/index.ts'
import { exportPartyLedger, partyLedgerReport } from './ledger.ts'
import { searchTaxpayer } from './taxpayer.ts'

/** GSTINs whose ledgers make up the balances: those asked for, of those the reader sees. */
const placesOf = (ctx: Ctx, { entityIds }: { entityIds?: readonly number[] | undefined }) =>
  entityIds?.length ? ctx.entityIds.filter((id) => entityIds.includes(id)) : ctx.entityIds

/** The party's own record shows the ledger too. */
const ledgerOf = reportHandlers(partyLedgerReport)

export const partyRoutes = routes(partyCalls, {
  search: (ctx, input) => paged<PartyRowRecord>(ctx.db, partyList(input, placesOf(ctx, input)), input),
  detail: (ctx, { id }) => detailOf(ctx, id),
  save: async (ctx, input) =>
    saveParty(
      {
        db: ctx.db,
        today: ctx.today(),
        relaxedIdentifiers: (await ctx.settings()).relaxedIdentifiers,
        current: (id) => detailOf(ctx, id),
      },
      input,
    ),
  updateStatus: (ctx, { ids, status }) => changeStatus(ctx.db, ctx.language, 'parties', ids, status),
  delete: (ctx, { ids }) => deleteRecords(ctx.db, ctx.language, 'parties', ids, partyUses),
  export: (ctx, input) =>
    exportRecords<PartyRowRecord>(ctx, {
      name: 'party',
      columns: partyColumns,
      query: partyList(input, placesOf(ctx, input)),
      ownFieldsFor: 'party',
      input,
    }),
  pick: (ctx, { text, role }) => pickParties(ctx.db, text, role, ctx.entityIds),
  statement: async (ctx, { id, entityIds, ...period }) => {
    await detailOf(ctx, id)
    return partyStatement(ctx.db, { partyId: id, entityIds: ctx.entitiesOf(entityIds), ...period })
  },
  statementPdf: ledgerOf.print,
  sendStatement: outsideTransaction(async (ctx, asked) => {
    const { messageId } = await ledgerOf.send.outsideTransaction(ctx, { ...asked, attach: [] })
    return { messageId: messageId! }
  }),
  ageing: async (ctx, { id, entityIds, asOf, side }) => {
    if (id !== undefined) await detailOf(ctx, id)
    const today = ctx.today()
    return ageingOf(ctx.db, {
      side,
      partyId: id,
      asOf: asOf ?? today,
      today,
      entityIds: ctx.entitiesOf(entityIds),
    })
  },
  duplicates: (ctx, input) => similarParties(ctx.db, input),
})

export const gstRoutes = routes(gstCalls, {
  searchTaxpayer: outsideTransaction((ctx, { Gstin }) => searchTaxpayer(ctx, Gstin)),
})

async function detailOf(ctx: Ctx, id: number): Promise<z.input<typeof PartyDetail>> {
  const found = await partyDetail(ctx.db, id, ctx.entityIds)
  if (!found) throw notFound()
  return found
}

export const partyLedgerRoutes = routes(partyLedgerCalls, { export: exportPartyLedger, ...ledgerOf })
