import type { ReplyOf } from '@bahi/contracts/call.ts'
import type { bankStatementCalls } from '@bahi/contracts/bank-statements.ts'
import { startTestServer } from './call-helpers.ts'
import type { TestServer, TestSubscriber } from './call-helpers.ts'
import { endOfTask } from './portal-world.ts'
import { addSeries, stockShop } from './shop.ts'
import type { Shop } from './shop.ts'

type Calls = typeof bankStatementCalls
type File = ReplyOf<Calls['files']>['records'][number]

/** A business with a bank account whose statements a worker reads; today is 20 November 2026. */
export interface BankWorld {
  readonly us: TestSubscriber
  readonly shop: Shop
  readonly of: { readonly entityId: number; readonly account: string }
  /** Uploads a file and waits until it is read; the file as the list shows it. */
  readonly upload: (content: string | Uint8Array, name?: string) => Promise<File>
  readonly rows: (more?: object) => Promise<ReplyOf<Calls['search']>['records']>
  readonly proof: (asOf?: string) => Promise<ReplyOf<Calls['reconciliation']>>
  readonly receive: (amount: string, date: string, more?: object) => Promise<number>
}

export const startBank = (): Promise<TestServer> =>
  startTestServer({ clock: () => new Date('2026-11-20T10:00:00Z'), env: { BAHI_WORKER: 'on' } })

export async function bankWorld(server: TestServer, account = 'Bank'): Promise<BankWorld> {
  const us = await server.makeSubscriber()
  const shop = await stockShop(us)
  await addSeries(us, ['journal', 'contra', 'paymentIn', 'paymentOut'])
  const of = { entityId: us.entityId, account }
  return {
    us,
    shop,
    of,
    upload: async (content, name = 'statement.csv') => {
      const sent = await us.ok('bankStatement.upload', {
        ...of,
        file: { name, content: Buffer.from(content).toString('base64') },
      })
      await endOfTask(us, sent)
      const { records } = await us.ok('bankStatement.files', of)
      return records.find(({ id }) => id === sent.id)!
    },
    rows: async (more = {}) =>
      (await us.ok('bankStatement.search', { ...of, sort: 'date ASC', ...more })).records,
    proof: (asOf = '2026-11-20') => us.ok('bankStatement.reconciliation', { ...of, asOf }),
    receive: async (amount, date, more = {}) => {
      const { id } = await us.ok('paymentIn.save', {
        entityId: us.entityId,
        partyId: shop.registered,
        date,
        mode: 'BankTransfer',
        amount,
        allocations: [],
        ...more,
      })
      return id
    },
  }
}

/** A statement with a running balance that begins at `opening`; what came in is positive. */
export function statementOf(
  opening: number,
  rows: readonly (readonly [date: string, description: string, reference: string, amount: number])[],
): string {
  let balance = opening
  const lines = rows.map(([date, description, reference, amount]) => {
    balance += amount
    const [out, into] = amount < 0 ? [(-amount).toFixed(2), ''] : ['', amount.toFixed(2)]
    return [date, description, reference, out, into, balance.toFixed(2)].join(',')
  })
  return ['Date,Description,Reference,Debit,Credit,Balance', ...lines].join('\n')
}
