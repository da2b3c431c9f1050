import { expect, test } from 'vitest'
import { BahiError, Client } from './runtime.ts'
import type { CallRow } from './runtime.ts'

type Calls = {
  'thing.detail': { input: { id: string; tags?: readonly string[] }; reply: { id: number } }
  'thing.save': { input: { name: string }; reply: { id: number } }
  'thing.send': { input: { id: number }; reply: undefined }
  'thing.file': { input: undefined; reply: { name: string; bytes: Uint8Array } }
}
const table: Readonly<Record<keyof Calls, CallRow>> = {
  'thing.detail': ['GET', '/thing/detail', 'read'],
  'thing.save': ['POST', '/thing/save', 'key'],
  'thing.send': ['POST', '/thing/send'],
  'thing.file': ['GET', '/thing/file', 'read'],
}

interface Sent {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

/** A server that answers in order; a text is a line that is cut. Each token is another. */
function serverOf(...answers: readonly (Response | string)[]) {
  const sent: Sent[] = []
  let tokens = 0
  let at = 0
  const client = new Client<Calls>(table, {
    address: 'https://books.example.in/',
    clientId: 'id',
    clientSecret: 'secret',
    fetch: (async (url: string, request: RequestInit) => {
      const path = url.replace('https://books.example.in/api', '')
      if (path === '/authenticate/clientToken') return Response.json({ token: `token-${++tokens}` })
      sent.push({
        path,
        headers: request.headers as Record<string, string>,
        body: request.body as string | undefined,
      })
      const answer = answers[at++]
      if (answer instanceof Response) return answer
      throw new TypeError(answer)
    }) as typeof fetch,
  })
  return { client, sent }
}

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers })

test('a call of reading has its input in the address, a list once for each value', async () => {
  const { client, sent } = serverOf(json({ id: 7 }))
  expect(await client.call('thing.detail', { id: '7', tags: ['a', 'b & c'] })).toEqual({ id: 7 })
  expect(sent).toMatchObject([
    { path: '/thing/detail?id=7&tags=a&tags=b+%26+c', headers: { 'auth-token': 'token-1' } },
  ])
})

test('a call that was cut off is sent again with the same key', async () => {
  const isAtWork = json({ errors: [{ code: 'REQU0002', message: 'In progress' }] }, 409, {
    'retry-after': '0.01',
  })
  const isAway = json({}, 503, { 'retry-after': '0.01' })
  const { client, sent } = serverOf('line cut', isAway, isAtWork, json({ id: 1 }))
  expect(await client.call('thing.save', { name: 'A' }, { key: 'order-1' })).toEqual({ id: 1 })
  expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(4).fill('order-1'))
})

test('without a key of its own, the tries of a call have one and the next call has another', async () => {
  const { client, sent } = serverOf('line cut', json({ id: 1 }), json({ id: 2 }))
  await client.call('thing.save', { name: 'A' })
  await client.call('thing.save', { name: 'A' })
  const [one, again, other] = sent.map(({ headers }) => headers['idempotency-key'])
  expect(one).toBe(again)
  expect(other).not.toBe(one)
})

test('what may have been done and has no key is not sent again', async () => {
  const { client, sent } = serverOf('line cut')
  await expect(client.call('thing.send', { id: 1 })).rejects.toThrow('line cut')
  expect(sent).toHaveLength(1)
})

test('for a token that has ended a new one is fetched once, and the call is made', async () => {
  const { client, sent } = serverOf(json({}, 401), json({ id: 1 }), json({}, 401), json({}, 401))
  await client.call('thing.save', { name: 'A' })
  expect(sent.map(({ headers }) => headers['auth-token'])).toEqual(['token-1', 'token-2'])
  await expect(client.call('thing.save', { name: 'A' })).rejects.toMatchObject({ status: 401 })
})

test('too fast: it waits as long as the answer says', async () => {
  const { client, sent } = serverOf(json({}, 429, { 'retry-after': '0.05' }), json({ id: 1 }))
  const begun = performance.now()
  await client.call('thing.save', { name: 'A' })
  expect([sent.length, performance.now() - begun >= 45]).toEqual([2, true])
})

test('a refusal names codes and fields', async () => {
  const refusal = {
    requestId: 'r-1',
    errors: [{ code: 'VALD0001', message: 'Please correct the fields.' }],
    validationErrors: { 'Data.name': [{ code: 'REQUIRED', message: 'Enter a name.' }] },
  }
  const { client } = serverOf(json(refusal, 422))
  const fault = await client.call('thing.save', { name: '' }).catch((one: unknown) => one)
  expect(fault).toBeInstanceOf(BahiError)
  expect(fault).toMatchObject({
    status: 422,
    requestId: 'r-1',
    message: 'Please correct the fields.; Data.name: Enter a name.',
    fields: { 'Data.name': [{ code: 'REQUIRED' }] },
  })
})

test('a file comes with its name', async () => {
  const { client } = serverOf(
    new Response(Buffer.from('%PDF-'), {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="x.pdf"; filename*=UTF-8''%E0%A4%AC%E0%A4%BF%E0%A4%B2.pdf`,
      },
    }),
  )
  const file = await client.call('thing.file')
  expect([file.name, Buffer.from(file.bytes).toString()]).toEqual(['बिल.pdf', '%PDF-'])
})

test('who gives up is not kept waiting', async () => {
  const { client } = serverOf(json({}, 429, { 'retry-after': '60' }))
  const end = new AbortController()
  const asked = client.call('thing.save', { name: 'A' }, { signal: end.signal })
  setTimeout(() => end.abort(new Error('given up')), 20)
  await expect(asked).rejects.toThrow('given up')
})
