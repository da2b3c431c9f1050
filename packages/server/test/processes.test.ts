import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encrypted, startTestServer } from './call-helpers.ts'
import type { TestServer } from './call-helpers.ts'

/** Several processes on one port: each serves every call, one that ends is started again, and all end with the first. */

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.stop())

const program = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const running = new Set<ChildProcess>()
afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
})

async function start(env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      BAHI_ENV: 'development',
      BAHI_DATA: server.database.dataDir,
      DATABASE_URL: server.database.url,
      BAHI_WORKER: 'off',
      BAHI_DEMO: 'off',
      BAHI_SANDBOX: 'off',
      DATABASE_POOL_SIZE: '4',
      LOG_LEVEL: 'error',
      BAHI_PROCESSES: '3',
      BAHI_SYSTEM_SETTINGS: '{"captchaEnabled":false}',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const ended = once(child, 'exit').then(([code]) => {
    running.delete(child)
    return code as number | null
  })
  const url = await new Promise<string>((ready, refuse) => {
    child.stdout.on('data', () => {
      const found = /Bahi is ready at (\S+)/.exec(output)
      if (found) ready(found[1]!)
    })
    void ended.then(() => refuse(new Error(output)))
  })
  return { child, ended, url, output: () => output }
}

/** On a connection of its own, so that any of the processes may have it. */
const ask = (
  url: string,
  init: Omit<RequestInit, 'headers'> & { readonly headers?: Readonly<Record<string, string>> } = {},
) => fetch(url, { ...init, headers: { ...init.headers, connection: 'close' } })

/** Replies that each process has counted. */
async function repliesByProcess(url: string): Promise<ReadonlyMap<string, number>> {
  const text = await (await ask(`${url}/metrics`)).text()
  const found = new Map<string, number>()
  for (const [, name, count] of text.matchAll(/^bahi_replies_total\{process="(\d+)",status="200"\} (\d+)$/gm))
    found.set(name!, Number(count))
  return found
}

/** Process ids of the siblings of a first process. */
const siblingsOf = ({ pid }: ChildProcess): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number)
    .filter((id) => readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('main.ts'))

const isAlive = (id: number): boolean =>
  existsSync(`/proc/${id}`) && !/^State:\s+Z/m.test(readFileSync(`/proc/${id}/status`, 'utf8'))

async function spread(url: string): Promise<void> {
  for (let sent = 0; sent < 60; sent++) expect((await ask(`${url}/api/health`)).status).toBe(200)
}

test('three processes serve one port: a session of one is good for all, one that is killed comes back, all end in order', async () => {
  const password = 'Demo-Secret-77'
  const us = await server.makeSubscriber({ password })
  const first = await start()
  const { url } = first
  expect(first.output()).toContain('(3 processes)')
  await spread(url)
  const replies = await repliesByProcess(url)
  expect([...replies.keys()].toSorted()).toEqual(['0', '1', '2'])
  expect([...replies.values()].every((count) => count > 0)).toBe(true)
  const described = (await (await ask(`${url}/metrics`)).text()).match(/^# TYPE bahi_replies_total/gm)
  expect(described?.length).toBe(1)

  const key = (await (await ask(`${url}/api/public/encryptor/get`)).json()) as {
    key: string
    iv: string
    identifier: string
  }
  const signed = await ask(`${url}/api/authenticate/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'enc-id': key.identifier },
    body: JSON.stringify({
      userName: us.userName,
      password: encrypted(password, key),
      domain: 'localhost',
    }),
  })
  const { token } = (await signed.json()) as { token: string }
  const headers = { 'auth-token': token, 'content-type': 'application/json' }
  const post = (path: string, body: unknown) =>
    ask(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  for (let asked = 0; asked < 12; asked++)
    expect((await ask(`${url}/api/user/companies`, { headers })).status).toBe(200)

  // What one process changes is so in the others at once.
  for (const value of ['DD-MM-YYYY', 'DD/MM/YYYY', 'YYYY-MM-DD']) {
    const set = await post('subscriber/setting/entity/update', {
      settings: [{ name: 'dateFormat', value }],
    })
    expect([set.status, await set.text()]).toEqual([200, expect.stringContaining(value)])
    for (let asked = 0; asked < 8; asked++) {
      const read = await ask(`${url}/api/subscriber/setting/entity/search`, { headers })
      expect([read.status, await read.text()]).toEqual([200, expect.stringContaining(`"value":"${value}"`)])
    }
  }

  const [victim] = siblingsOf(first.child)
  process.kill(victim!, 'SIGKILL')
  // Its sockets are closed when the first process has seen its end.
  await expect.poll(first.output).toMatch(/Process \d ended \(SIGKILL\) and starts again/)
  await spread(url)
  await expect.poll(async () => (await repliesByProcess(url)).size).toBe(3)

  const siblings = siblingsOf(first.child)
  expect(siblings.length).toBe(2)
  first.child.kill('SIGTERM')
  expect(await first.ended).toBe(0)
  expect(siblings.filter(isAlive)).toEqual([])
})

test('siblings end when the first process is killed', async () => {
  const first = await start({ BAHI_PROCESSES: '2' })
  const siblings = siblingsOf(first.child)
  expect(siblings.length).toBe(1)
  first.child.kill('SIGKILL')
  await first.ended
  await expect.poll(() => siblings.some(isAlive)).toBe(false)
})
