import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

interface BareList {
  readonly ownerUrl: string
  readonly subscriberId: number
  readonly entityId: number
  readonly kind: string
  readonly size: number
}

/** The least that serves a page: its query with a name, its rows made into JSON, nothing else. */
export async function bareList({ ownerUrl, subscriberId, entityId, kind, size }: BareList) {
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 8 })
  pool.on('error', () => {})
  const page = async () => {
    const { rows } = await pool.query({
      name: 'page',
      text: `select id, version, kind, number, date, due_date, entity_id, party_id, party_name, party_gstin, place_of_supply, taxable_value,
          igst + cgst + sgst + cess + state_cess as tax, total, balance, status, changed_at
        from documents where subscriber_id = $1 and kind = $4 and entity_id = any($2::bigint[]) and status <> 'Delete' and id < $3
        order by id desc limit ${size}`,
      values: [subscriberId, [entityId], '9007199254740991', kind],
    })
    return JSON.stringify(rows)
  }
  if ((await page()).length < 1000) throw new Error('no rows')
  const server = createServer((request, reply) => {
    request.resume()
    page().then(
      (text) => reply.setHeader('content-type', 'application/json').end(text),
      () => reply.writeHead(500).end(),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await pool.end()
    },
  }
}
