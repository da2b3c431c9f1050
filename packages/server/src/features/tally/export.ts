import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import { tallyMasters, tallyVoucherTypes } from '@bahi/contracts/tally.ts'
import type { tallyCalls } from '@bahi/contracts/tally.ts'
import { accounts } from '@bahi/domain/books/chart.ts'
import { Decimal } from '@bahi/domain/num/decimal.ts'
import { states } from '@bahi/domain/tables/states.ts'
import type { Ctx } from '../../platform/context.ts'
import { invariant, refuseField } from '../../platform/errors.ts'
import { defineJob } from '../../platform/jobs/jobs.ts'
import type { Job } from '../../platform/jobs/jobs.ts'
import { groupNode, ownNode, partyNode, stockItemNode, systemNode, unitNode } from './masters.ts'
import { groupNames, keyOf, ledgerNames, tallyGroups } from './names.ts'
import {
  daysOf,
  itemsAfter,
  lastPosting,
  movementsOf,
  nameOfPlace,
  ownAccounts,
  ownGroups,
  partiesOf,
  unitsOf,
  vouchersOf,
} from './read.ts'
import type { Span } from './read.ts'
import { voucherNode, voucherTypeOf } from './vouchers.ts'
import type { VoucherType } from './vouchers.ts'
import { closing, message, opening } from './xml.ts'

interface Input extends Omit<Span, 'until'> {
  readonly masters: readonly (typeof tallyMasters)[number][]
  readonly voucherTypes: readonly VoucherType[]
  readonly culture: string
}

export async function exportTally(
  ctx: Ctx,
  { masters, voucherTypes, ...span }: ParsedOf<(typeof tallyCalls)['makeFiles']>,
): Promise<ReplyOf<(typeof tallyCalls)['makeFiles']>> {
  ctx.requireEntity(span.entityId)
  const input: Input = {
    ...span,
    masters: masters ?? tallyMasters,
    voucherTypes: voucherTypes ?? tallyVoucherTypes,
    culture: ctx.culture,
  }
  if (input.masters.length === 0 && input.voucherTypes.length === 0)
    throw refuseField('voucherTypes', 'REQUIRED')
  const taskId = await ctx.tasks.enqueue({
    type: 'tallyExport',
    title: `Tally XML ${await nameOfPlace(ctx, span.entityId)}`,
    input,
  })
  return { taskId }
}

interface Totals {
  vouchers: number
  debit: Decimal
  readonly byType: Map<VoucherType, number>
  readonly moved: Map<string, Decimal>
}

type Names = ReturnType<typeof ledgerNames>

interface TallyFile {
  readonly name: string
  readonly content: AsyncIterable<Uint8Array>
}

/** What of a job the writing of its files needs. */
export type TallyWork = Pick<Job<Input>, 'inTransaction' | 'input' | 'isCancelled' | 'progress'>

/**
 * Writes the masters and then the vouchers, a day at a time. Where all kinds are written, what they come to by account is compared with what
 * the ledger moved by: a file that does not agree is not handed out.
 */
export async function tallyFiles(
  job: TallyWork,
): Promise<{ readonly files: readonly TallyFile[]; readonly totals: Totals }> {
  const { entityId, fromDate, toDate, masters, voucherTypes } = job.input
  const { span, names, days, expected } = await job.inTransaction(async (ctx) => {
    ctx.requireEntity(entityId, 'ACC_DD_EX')
    const at: Span = { entityId, fromDate, toDate, until: await lastPosting(ctx.db) }
    return {
      span: at,
      names: ledgerNames(await ownAccounts(ctx.db), await partiesOf(ctx.db, at)),
      days: await daysOf(ctx.db, at),
      expected: await movementsOf(ctx.db, at),
    }
  })
  const period = `${fromDate} ${toDate}`
  const totals: Totals = { vouchers: 0, debit: Decimal.zero, byType: new Map(), moved: new Map() }
  const files = [
    ...(masters.length > 0
      ? [{ name: `Tally masters ${period}.xml`, content: bytes(masterFile(job, span, names)) }]
      : []),
    ...(voucherTypes.length > 0
      ? [
          {
            name: `Tally vouchers ${period}.xml`,
            content: bytes(voucherFile(job, { span, names, days, totals, expected })),
          },
        ]
      : []),
  ]
  return { files, totals }
}

export const tallyJob = defineJob<Input>(
  async (job) => {
    const { files, totals } = await tallyFiles(job)
    for (const file of files) {
      if (job.isCancelled) return undefined
      await job.attach({ ...file, contentType: 'application/xml' })
    }
    if (job.isCancelled) return undefined
    return {
      response: {
        vouchers: totals.vouchers,
        debit: totals.debit.toFixed(2),
        byType: Object.fromEntries(totals.byType),
      },
    }
  },
  { readsOnly: true },
)

async function* bytes(texts: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) yield Buffer.from(text)
}

const stateOf = (code: string): string => states.find((state) => state.code === code)?.name.en ?? ''

async function* masterFile(job: TallyWork, span: Span, names: Names): AsyncGenerator<string> {
  yield opening('All Masters')
  if (job.input.masters.includes('ledgers')) {
    const { groups, own, parties } = await job.inTransaction(async ({ db }) => ({
      groups: await ownGroups(db),
      own: await ownAccounts(db),
      parties: await partiesOf(db, span),
    }))
    const groupOf = groupNames(groups)
    for (const { id, accountGroup } of groups)
      yield message(groupNode(groupOf.get(id)!, tallyGroups[accountGroup]))
    for (const account of accounts)
      if (account !== 'party' && account !== 'own')
        yield message(systemNode(account, names({ account, ledgerAccountId: null, partyId: null })))
    for (const one of own)
      yield message(
        ownNode(
          names({ account: 'own', ledgerAccountId: one.id, partyId: null }),
          one,
          groupOf.get(one.accountGroupId ?? 0),
        ),
      )
    for (const party of parties)
      yield message(
        partyNode(names({ account: 'party', ledgerAccountId: null, partyId: party.id }), party, stateOf),
      )
  }
  if (job.input.masters.includes('items')) {
    const units = await job.inTransaction(({ db }) => unitsOf(db))
    for (const { code, description, uqc, decimals } of units)
      yield message(unitNode(code, description, uqc, decimals))
    yield* items(job)
  }
  yield closing
}

const itemsTogether = 1000

async function* items(job: TallyWork): AsyncGenerator<string> {
  const taken = new Set<string>()
  for (let after = 0; !job.isCancelled;) {
    const from = after
    const found = await job.inTransaction(({ db }) => itemsAfter(db, from, itemsTogether))
    for (const item of found) {
      // Tally knows an item by its name alone.
      const name = taken.has(item.name.toLowerCase()) ? `${item.name} (${item.code})` : item.name
      taken.add(name.toLowerCase())
      yield message(stockItemNode(name, item, item))
    }
    if (found.length < itemsTogether) return
    after = found.at(-1)!.id
  }
}

interface VoucherFile {
  readonly span: Span
  readonly names: Names
  readonly days: readonly string[]
  readonly totals: Totals
  readonly expected: Awaited<ReturnType<typeof movementsOf>>
}

async function* voucherFile(
  job: TallyWork,
  { span, names, days, totals, expected }: VoucherFile,
): AsyncGenerator<string> {
  const { voucherTypes } = job.input
  yield opening('Vouchers')
  for (const [index, day] of days.entries()) {
    if (job.isCancelled) return
    const vouchers = await job.inTransaction(({ db }) => vouchersOf(db, span, day))
    for (const voucher of vouchers) {
      const type = voucherTypeOf(voucher)
      if (!voucherTypes.includes(type)) continue
      add(totals, type, voucher.entries)
      yield message(voucherNode(voucher, { nameOf: names, stateOf }))
    }
    job.progress(index + 1, days.length)
  }
  if (voucherTypes.length === tallyVoucherTypes.length) agree(totals.moved, expected)
  yield closing
}

function add(totals: Totals, type: VoucherType, entries: Parameters<typeof sumOf>[0]): void {
  const amounts = entries.map(({ amount }) => Decimal.of(amount))
  invariant(sumOf(entries).isZero(), 'the entries of a voucher come to zero')
  totals.vouchers += 1
  totals.byType.set(type, (totals.byType.get(type) ?? 0) + 1)
  totals.debit = totals.debit.add(Decimal.sum(amounts.filter((amount) => amount.isPositive())))
  for (const [index, entry] of entries.entries())
    totals.moved.set(keyOf(entry), (totals.moved.get(keyOf(entry)) ?? Decimal.zero).add(amounts[index]!))
}

const sumOf = (entries: Awaited<ReturnType<typeof vouchersOf>>[number]['entries']) =>
  Decimal.sum(entries.map(({ amount }) => amount))

function agree(moved: ReadonlyMap<string, Decimal>, expected: VoucherFile['expected']): void {
  const found = [...moved].filter(([, amount]) => !amount.isZero())
  const isSame =
    found.length === expected.length &&
    expected.every(({ key, amount }) => moved.get(key)?.sub(amount).isZero() === true)
  invariant(isSame, 'the vouchers come to what the trial balance moved by')
}
