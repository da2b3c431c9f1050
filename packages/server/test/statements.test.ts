import { addDays } from '@bahi/domain/cal/date.ts'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { proofs } from '../src/features/ledger/index.ts'
import { sharedTestServer } from './call-helpers.ts'
import type { SharedTestServer, TestSubscriber } from './call-helpers.ts'
import { addSeries, addSupplier, stockShop } from './shop.ts'
import { seeded } from './trade/sequences.ts'
import { amountOf, paiseOf } from './trade/trader.ts'

let server: SharedTestServer

beforeAll(async () => {
  server = await sharedTestServer('2026-11-20T10:00:00Z')
})

interface Entry {
  readonly account: string
  readonly ownId: number | null
  readonly partyId: number | null
  readonly entityId: number
  readonly branchId: number | null
  readonly date: string
  readonly amount: number
}

/** Accounts that begin anew each year; an own one by its number. */
const income = ['otherIncome', 'interestReceived']
const expenses = ['rent', 'salaries']
const carried = ['Cash', 'Bank', 'Capital', 'Fixed assets', 'Loans taken']
const days = [1, 2, 15, 16, 17, 28]

/** Statements by hand: each reads every entry, one after another. */
function byHand(entries: readonly Entry[], isOfYear: (entry: Entry) => boolean) {
  const keyOf = ({ account, ownId }: Entry) => `${account} ${ownId ?? ''}`
  const sums = (chosen: readonly Entry[], keyed: (entry: Entry) => string) => {
    const found = new Map<string, number>()
    for (const entry of chosen) found.set(keyed(entry), (found.get(keyed(entry)) ?? 0) + entry.amount)
    return found
  }
  const total = (chosen: readonly Entry[]) => chosen.reduce((sum, { amount }) => sum + amount, 0)
  const until = (day: string) => entries.filter(({ date }) => date <= day)
  const between = (from: string, to: string) => entries.filter(({ date }) => date >= from && date <= to)
  const yearOf = (day: string) => `${Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)}-04-01`
  const partiesAt = (day: string) => sums(until(day).filter(isOfParty), ({ partyId }) => String(partyId))
  const isOfParty = ({ account }: Entry) => account === 'party'
  const shown = (rows: Iterable<readonly [string, number]>) =>
    Object.fromEntries(
      [...rows].filter(([, amount]) => amount !== 0).map(([key, amount]) => [key, amountOf(amount)]),
    )
  const side = (day: string, sign: 1 | -1) =>
    [...partiesAt(day).values()]
      .filter((amount) => amount * sign > 0)
      .reduce((sum, amount) => sum + amount, 0)
  const balances = (day: string): [string, number][] => [
    ...sums(
      until(day).filter((entry) => !isOfYear(entry) && !isOfParty(entry)),
      keyOf,
    ),
    ['party ', side(day, 1)],
    ['creditors ', side(day, -1)],
  ]
  const profits = (chosen: readonly Entry[]) => total(chosen.filter(isOfYear))
  return {
    trial: (day: string) =>
      shown([
        ...balances(day),
        ...sums(between(yearOf(day), day).filter(isOfYear), keyOf),
        ['profitBefore ', profits(until(addDays(yearOf(day), -1)))],
      ]),
    sheet: (day: string) =>
      shown([
        ...balances(day),
        ['profitBefore ', profits(until(addDays(yearOf(day), -1)))],
        ['profit ', profits(between(yearOf(day), day))],
      ]),
    profit: (from: string, to: string) =>
      shown([...sums(between(from, to).filter(isOfYear), keyOf)].map(([key, amount]) => [key, -amount])),
    netProfit: (from: string, to: string) => amountOf(-profits(between(from, to))),
    money: (day: string) =>
      amountOf(total(until(day).filter(({ account }) => account === 'cash' || account === 'bank'))),
    flow(from: string, to: string) {
      const within = between(from, to)
      const atEnd = partiesAt(to)
      const owed = (entry: Entry) => (atEnd.get(String(entry.partyId)) ?? 0) < 0
      return shown(
        [
          ...sums(
            within.filter(
              (entry) =>
                !isOfYear(entry) && !isOfParty(entry) && entry.account !== 'cash' && entry.account !== 'bank',
            ),
            keyOf,
          ),
          ['party ', total(within.filter((entry) => isOfParty(entry) && !owed(entry)))] as const,
          ['creditors ', total(within.filter((entry) => isOfParty(entry) && owed(entry)))] as const,
          ['profit ', profits(within)] as const,
        ].map(([key, amount]) => [key, -amount]),
      )
    },
    debtors: (day: string) => amountOf(side(day, 1)),
    balance: (account: string, day: string) =>
      amountOf(total(until(day).filter((entry) => entry.account === account && entry.ownId === null))),
  }
}

const rowsOf = <R extends { readonly key: string; readonly accountId?: number | undefined }>(
  rows: readonly R[],
  amount: (row: R) => string,
) =>
  Object.fromEntries(
    rows
      .map((row) => [`${row.key} ${row.accountId ?? ''}`, amount(row)])
      .filter(([, paid]) => paid !== '0.00'),
  )
const negated = (amount: string) => amountOf(-paiseOf(amount))

/** A business with two GSTINs, a branch, own accounts, and a customer who owed before the books began. */
async function business(): Promise<{
  us: TestSubscriber
  parties: readonly number[]
  places: readonly { readonly entityId: number; readonly childEntityId?: number }[]
  own: { readonly hire: number; readonly bank: number }
  brought: readonly Entry[]
}> {
  const us = await server.makeSubscriber()
  const shop = await stockShop(us)
  await addSeries(us, ['journal'])
  const branch = await us.inTenant(async (db) => {
    const { rows } = await sql<{
      id: number
    }>`insert into entities (subscriber_id, entity_type, location_type, parent_id, company_id, name, state_code)
      select current_subscriber(), 'ChildEntity', 'Branch', e.id, e.company_id, 'Thane branch', '27' from entities e where e.id = ${us.entityId} returning id`.execute(
      db,
    )
    return rows[0]!.id
  })
  const { id: hire } = await us.ok('ledgerAccount.save', { name: 'Hire', group: 'indirectExpenses' })
  const { id: bank } = await us.ok('ledgerAccount.save', { name: 'HDFC current', group: 'bank' })
  const { id: old } = await us.ok('party.save', {
    name: 'Old Debtor',
    role: 'Customer',
    taxpayerType: 'UNREG',
    openingBalance: '250',
    openingBalanceSide: 'Debit',
    billingAddress: { line1: 'Road', city: 'Pune', stateCode: '27', pincode: '411001' },
  } as never)
  const brought = { ownId: null, entityId: us.entityId, branchId: null, date: '1900-01-01' }
  return {
    us,
    parties: [shop.registered, shop.otherState, await addSupplier(us, 'Nashik Mills', 'AAPFN0001K'), old],
    places: [
      { entityId: us.entityId },
      { entityId: us.entityId, childEntityId: branch },
      { entityId: us.otherEntityId },
    ],
    own: { hire, bank },
    brought: [
      { ...brought, account: 'party', partyId: old, amount: 25_000 },
      { ...brought, account: 'openingBalances', partyId: null, amount: -25_000 },
    ],
  }
}

/** What servers do between postings: nothing, the sums, or those of the version before, which left the years as they were. */
const meanwhile = {
  nothing: async () => {},
  sums: async (us: TestSubscriber) => {
    await us.inTenant((db) => sql`select sum_ledger()`.execute(db))
  },
  sumsOfBefore: async (us: TestSubscriber) => {
    await us.inTenant(async (db) => {
      await sql`select sum_ledger()`.execute(db)
      await sql`update ledger_sums set debit = debit + 7 where span = 'year'`.execute(db)
      await sql`update ledger_summed set year_posting_id = year_posting_id - 1`.execute(db)
    })
  },
}

test.each([1, 2, 3])(
  'statements are what all entries come to, on any day, of any GSTIN or branch, summed or not (%i)',
  async (seed) => {
    const random = seeded(seed)
    const upTo = (most: number) => Math.floor(random() * most)
    const pick = <T>(list: readonly T[]): T => list[upTo(list.length)]!
    const { us, parties, places, own, brought } = await business()
    // From the year in which the journals begin to a day after them; ends of months and years are frequent.
    const day = () => {
      const month = `${2023 + upTo(4)}-${String(1 + upTo(12)).padStart(2, '0')}`
      const chosen =
        random() < 0.3 ? addDays(`${month}-01`, -1) : `${month}-${String(pick(days)).padStart(2, '0')}`
      return random() < 0.2 ? pick(['2024-03-31', '2024-04-01', '2025-09-30', '2025-10-01']) : chosen
    }
    const line = () => {
      const chosen = upTo(10)
      if (chosen < 4) return { account: 'Debtors', partyId: pick(parties) }
      if (chosen < 6) return pick([{ accountId: own.hire }, { accountId: own.bank }])
      return { account: pick([...carried, 'Rent', 'Salaries', 'Other income', 'Interest received']) }
    }
    const isOfYear = ({ account, ownId }: Entry) =>
      income.includes(account) || expenses.includes(account) || ownId === own.hire
    const written: number[] = []
    const seen = new Set<string>()
    for (const [round, happens] of (
      ['nothing', 'sums', 'sumsOfBefore', 'nothing', 'sums'] as const
    ).entries()) {
      for (let one = 0; one < 8; one++) {
        const [first, second] = [1 + upTo(900_000), 1 + upTo(900_000)]
        const place = pick(places)
        const { id } = await us.ok('journal.save', {
          ...place,
          date: [day(), '2026-11-20'].toSorted()[0]!,
          lines: [
            { ...line(), debit: amountOf(first) },
            { ...line(), credit: amountOf(second) },
            {
              ...line(),
              ...(first > second
                ? { credit: amountOf(first - second) }
                : { debit: amountOf(second - first + 1) }),
            },
            ...(first > second ? [] : [{ ...line(), credit: '0.01' }]),
          ],
        } as never)
        written.push(id)
      }
      if (round > 0) await us.ok('journal.cancel', { ids: [pick(written)], reason: 'Entered twice' })
      await meanwhile[happens](us)
      const entries = await us.inTenant(
        async (db) =>
          (
            await sql<Omit<Entry, 'amount'> & { debit: string; credit: string }>`
              select account, ledger_account_id as own_id, party_id, entity_id, branch_id, date, debit::text, credit::text from ledger_entries`.execute(
              db,
            )
          ).rows,
      )
      const all: Entry[] = [
        ...entries.map(({ debit, credit, ...entry }) => ({
          ...entry,
          amount: paiseOf(debit) - paiseOf(credit),
        })),
        ...brought,
      ]
      for (let question = 0; question < 6; question++) {
        const { entityIds, branchId } = pick([
          { entityIds: [us.entityId, us.otherEntityId] },
          { entityIds: [us.entityId] },
          { entityIds: [us.otherEntityId] },
          { entityIds: [us.entityId], branchId: places[1]!.childEntityId! },
        ] as { entityIds: number[]; branchId?: number }[])
        const asked = { entityIds, ...(branchId === undefined ? {} : { branchId }) }
        const hand = byHand(
          all.filter(
            (entry) =>
              entityIds.includes(entry.entityId) && (branchId === undefined || entry.branchId === branchId),
          ),
          isOfYear,
        )
        const [fromDate, toDate] = [day(), day()].toSorted() as [string, string]
        const trial = await us.ok('accounting.trialBalance', { ...asked, asOf: toDate })
        const profit = await us.ok('accounting.profitAndLoss', { ...asked, fromDate, toDate })
        const sheet = await us.ok('accounting.balanceSheet', { ...asked, asOf: toDate })
        const flow = await us.ok('accounting.cashFlow', { ...asked, fromDate, toDate })
        const debtors = await us.ok('partyBalance.search', { ...asked, asOf: toDate, side: 'debtors' })
        const cash = await us.ok('accountLedger.search', { ...asked, account: 'Cash', fromDate, toDate })
        expect({
          what: [happens, round, asked, fromDate, toDate],
          trial: rowsOf(trial.rows, ({ debit, credit }) => (debit === '0.00' ? negated(credit) : debit)),
          profit: rowsOf(profit.rows, ({ amount }) => amount),
          netProfit: profit.netProfit,
          sheet: rowsOf(sheet.rows, ({ side, amount }) => (side === 'asset' ? amount : negated(amount))),
          flow: rowsOf(flow.rows, ({ amount }) => amount),
          money: [flow.opening, flow.closing],
          debtors: debtors.totals?.amount,
          cash: [cash.opening, cash.closing],
        }).toEqual({
          what: [happens, round, asked, fromDate, toDate],
          trial: hand.trial(toDate),
          profit: hand.profit(fromDate, toDate),
          netProfit: hand.netProfit(fromDate, toDate),
          sheet: hand.sheet(toDate),
          flow: hand.flow(fromDate, toDate),
          money: [hand.money(addDays(fromDate, -1)), hand.money(toDate)],
          debtors: hand.debtors(toDate),
          cash: [hand.balance('cash', addDays(fromDate, -1)), hand.balance('cash', toDate)],
        })
        for (const key of Object.keys(hand.trial(toDate))) seen.add(key.split(' ')[0]!)
      }
      for (const { name, sql: text } of proofs)
        expect([name, await us.inTenant(async (db) => (await sql.raw(text).execute(db)).rows)]).toEqual([
          name,
          [],
        ])
    }
    // The books had what the test is about.
    expect([...seen]).toEqual(expect.arrayContaining(['party', 'creditors', 'profitBefore', 'cash', 'own']))
  },
)
