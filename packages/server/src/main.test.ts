import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { encrypted } from '../test/call-helpers.ts'
import { startTestDatabase } from '../test/database.ts'
import type { TestDatabase } from '../test/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await startTestDatabase()
})
afterAll(() => database?.stop())

function start(env: Record<string, string>) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('./main.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        BAHI_DATA: database.dataDir,
        DATABASE_URL: database.url,
        LOG_LEVEL: 'debug',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const ready = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /Bahi is ready at (\S+)/.exec(output)
      if (found) resolve(found[1]!)
    })
    void ended.then(() => reject(new Error(output)))
  })
  return { child, ready, ended, output: () => output }
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

test('the program starts, logs JSON without secrets, and ends in order when asked to', async () => {
  const program = start({
    BAHI_ENV: 'development',
    BAHI_DEMO_PASSWORD: 'Demo-Secret-77',
    BAHI_SYSTEM_SETTINGS: '{"captchaEnabled":false}',
  })
  const url = await program.ready
  const key = (await (await fetch(`${url}/api/public/encryptor/get`)).json()) as {
    key: string
    iv: string
    identifier: string
  }
  const password = encrypted('Demo-Secret-77', key)
  const reply = await post(
    `${url}/api/authenticate/token`,
    { userName: 'demo@bahi.example', password, domain: 'localhost' },
    { 'enc-id': key.identifier },
  )
  const { token } = (await reply.json()) as { token: string }
  expect(token).toBeDefined()
  expect(
    (
      await fetch(`${url}/api/user/companies`, {
        headers: { 'auth-token': token, 'x-request-id': 'find-me-again' },
      })
    ).status,
  ).toBe(200)
  await post(
    `${url}/api/party/save`,
    { name: 'Private Name Ltd', bank: { accountNumber: '123456789012' } },
    { 'auth-token': token },
  )
  program.child.kill('SIGTERM')
  expect(await program.ended).toBe(0)
  const text = program.output()
  for (const secret of [
    token,
    token.split('.')[1]!,
    'Demo-Secret-77',
    password,
    key.key,
    '123456789012',
    'Private Name Ltd',
  ])
    expect(text).not.toContain(secret)
  const lines = text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(
    lines.find((line) => line['clientReference'] === 'find-me-again' && line['call'] === 'user.companies'),
  ).toMatchObject({ status: 200, method: 'GET' })
})

test('a program that cannot start says why and ends', async () => {
  const program = start({ BAHI_ENV: 'nowhere' })
  program.ready.catch(() => {})
  expect(await program.ended).not.toBe(0)
  expect(program.output()).toContain('BAHI_ENV must be one of')
})
