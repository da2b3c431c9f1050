import { sql } from 'kysely'
import { gstinOf } from './call-helpers.ts'
import type { TestSubscriber } from './call-helpers.ts'

/** Masters a sale needs, put in past HTTP: customers of each kind, items of each kind, number series. */
export interface Shop {
  readonly registered: number
  readonly otherState: number
  readonly consumer: number
  readonly sez: number
  readonly bolt: number
  readonly rice: number
  readonly service: number
  readonly invoiceSeries: number
  readonly receiptSeries: number
  readonly billSeries: number
  readonly payoutSeries: number
}

export async function stockShop(subscriber: TestSubscriber): Promise<Shop> {
  return subscriber.inTenant(async (db) => {
    const id = async (query: ReturnType<typeof sql<{ id: number }>>) => (await query.execute(db)).rows[0]!.id
    const party = (code: string, name: string, type: string, gstin: string | null, state: string | null) =>
      id(sql`insert into parties (subscriber_id, code, name, role, taxpayer_type, gstin, state_code, billing_address)
        values (current_subscriber(), ${code}, ${name}, 'Customer', ${type}, ${gstin}, ${state},
          ${state ? JSON.stringify({ line1: '1 Bazaar Street', city: 'City', stateCode: state, countryCode: 'IN' }) : null}::jsonb) returning id`)
    const item = (
      code: string,
      name: string,
      supply: string,
      hsn: string,
      uqc: string | null,
      price: string,
      category: string,
      rate: number,
    ) =>
      id(sql`insert into items (subscriber_id, code, name, kind, supply, hsn, uqc, selling_price, tax_category, tax_rate)
        values (current_subscriber(), ${code}, ${name}, 'Item', ${supply}, ${hsn}, ${uqc}, ${price}, ${category}, ${rate}) returning id`)
    const series = async (kind: string, prefix: string) => {
      // A new subscriber may have its default series already.
      const known = await sql<{
        id: number
      }>`select id from series where document_kind = ${kind} and is_default`.execute(db)
      if (known.rows[0]) return known.rows[0].id
      return id(sql`insert into series (subscriber_id, name, code, document_kind, prefix, is_default)
        values (current_subscriber(), ${kind}, ${prefix}, ${kind}, ${prefix}, true) returning id`)
    }
    return {
      registered: await party('C1', 'Asha Traders', 'REG', gstinOf('27', 'AABCR7719L'), '27'),
      otherState: await party('C2', 'Bharat Stores', 'REG', gstinOf('29', 'AAFCT5530Q'), '29'),
      consumer: await party('C3', 'Walk-in buyer', 'UNREG', null, null),
      sez: await party('C4', 'Export Zone Unit', 'SEZ', gstinOf('27', 'AABCS1234K'), '27'),
      bolt: await item('I1', 'Steel bolt M8', 'Goods', '73181500', 'NOS', '12.50', 'Taxable', 18),
      rice: await item('I2', 'Rice', 'Goods', '10063020', 'KGS', '60', 'Exempt', 0),
      service: await item('I3', 'Repair', 'Services', '998717', null, '500', 'Taxable', 18),
      invoiceSeries: await series('salesInvoice', 'INV'),
      receiptSeries: await series('paymentIn', 'REC'),
      billSeries: await series('purchaseBill', 'PB'),
      payoutSeries: await series('paymentOut', 'PAY'),
    }
  })
}

/** A default series for each of the kinds that has none yet. */
export async function addSeries(subscriber: TestSubscriber, kinds: readonly string[]): Promise<void> {
  await subscriber.inTenant((db) =>
    sql`insert into series (subscriber_id, name, code, document_kind, prefix, is_default)
      select current_subscriber(), k, left(k, 10), k, left(k, 3), true from unnest(${[...kinds]}::text[]) k
      where not exists (select from series s where s.document_kind = k)`.execute(db),
  )
}

/** A registered supplier of the same state. */
export async function addSupplier(subscriber: TestSubscriber, name: string, pan: string): Promise<number> {
  const { id } = await subscriber.ok('party.save', {
    name,
    role: 'Supplier',
    taxpayerType: 'REG',
    gstin: gstinOf('27', pan),
    billingAddress: {
      line1: '1 Mill Road',
      city: 'Nashik',
      stateCode: '27',
      pincode: '422001',
      countryCode: 'IN',
    },
  })
  return id
}
