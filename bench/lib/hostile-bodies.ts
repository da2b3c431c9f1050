import { endlessPdf } from '../../packages/server/src/features/qr-readings/decode/hostile.fixture.ts'
import type { HostileOrder } from './hostile-client.ts'

export interface Attack extends Pick<HostileOrder, 'path' | 'body' | 'beginning' | 'token'> {
  readonly name: string
  readonly parallel?: number
}

export interface Target {
  readonly token: string
  readonly entityId: number
  readonly partyId: number
  readonly itemId: number
}

const open = '/api/user/checkUserNameAvailable'
const within = (member: string) => `{"userName":"x","a":${member}}`
const many = (piece: string, count: number) => `[${`${piece},`.repeat(count)}${piece}]`

/** Bodies of all sizes, depths and speeds; the lawful ones are as large as they may be. */
export function attacksOn({ token, entityId, partyId, itemId }: Target): Attack[] {
  const document = (lines: readonly object[]) =>
    JSON.stringify({ entityId, partyId, date: '2026-04-20', status: 'Draft', lines })
  const lines = (count: number, line: object) => Array.from({ length: count }, () => line)
  const all = (value: unknown) => Object.fromEntries(memberNames.map((name) => [name, value]))
  const pdf = endlessPdf().toString('base64')
  const head = (path: string, length: number) =>
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\nauth-token: ${token}\r\ncontent-length: ${length}\r\n\r\n`
  return [
    { name: '8,000 levels', path: open, body: within('['.repeat(8000) + ']'.repeat(8000)) },
    {
      name: 'a million values under a thousand levels',
      path: open,
      body: within('['.repeat(1000) + many('1', 1e6) + ']'.repeat(1000)),
    },
    { name: '3.5 million empty objects', path: '/api/unit/save', token, body: many('{}', 3.5e6) },
    { name: 'a text of 12 MB', path: '/api/unit/save', token, body: `{"code":"${'x'.repeat(12e6)}"}` },
    {
      name: '20,000 wrong values',
      path: '/api/item/search',
      token,
      body: `{"kinds":${many('"x"', 19_990)}}`,
    },
    {
      name: '38 objects of 1,000 members',
      path: '/api/salesInvoice/compute',
      token,
      body: `{"a":[${Array.from({ length: 38 }, (_, at) => `{${Array.from({ length: 999 }, (__, member) => `"k${at}x${member}":1`).join(',')}}`).join(',')}]}`,
    },
    {
      name: '1,000 lines, every member wrong',
      path: '/api/salesInvoice/save',
      token,
      body: document(lines(1000, all({}))),
    },
    {
      name: '1,000 lines, every member empty',
      path: '/api/salesInvoice/compute',
      token,
      body: document(lines(1000, all(null))),
    },
    {
      name: '1,000 lawful lines computed',
      path: '/api/salesInvoice/compute',
      token,
      body: document(lines(1000, { itemId, quantity: '3', unitPrice: '100.50' })),
    },
    {
      name: '1,000 lawful lines saved as a draft',
      path: '/api/salesInvoice/save',
      token,
      body: document(lines(1000, { itemId, quantity: '3', unitPrice: '100.50' })),
    },
    {
      name: 'endless PDFs to read',
      path: '/api/qrReading/read',
      token,
      body: JSON.stringify({
        entityId,
        files: [1, 2, 3].map((at) => ({ name: `${at}.pdf`, content: pdf })),
      }),
    },
    {
      name: 'an upload of 11 MB',
      path: '/api/qrReading/read',
      token,
      parallel: 2,
      body: JSON.stringify({ entityId, files: [{ name: 'a.pdf', content: 'A'.repeat(10.9e6) }] }),
    },
    {
      name: '300 bodies that never end',
      path: '',
      beginning: { text: `${head('/api/unit/save', 200_000)}{"code":"${'x'.repeat(100_000)}`, sockets: 300 },
    },
    {
      name: '300 headers that never end',
      path: '',
      beginning: { text: 'POST /api/unit/save HTTP/1.1\r\nhost: x\r\n', sockets: 300 },
    },
  ]
}

const memberNames = [
  'itemId',
  'description',
  'hsn',
  'uqc',
  'quantity',
  'freeQuantity',
  'unitPrice',
  'discountPercent',
  'discountAmount',
  'taxRate',
  'cessRate',
  'batch',
]
