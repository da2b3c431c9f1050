import { mkdtemp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { webAssets } from './static.ts'

const folders: string[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true })
})

async function build(folder: string, name: string) {
  await mkdir(path.join(folder, 'assets'), { recursive: true })
  await writeFile(path.join(folder, 'index.html'), `<!doctype html><title>%APPLICATION_TITLE%</title>${name}`)
  await writeFile(path.join(folder, 'assets', `app-${name}.js`), `// ${name}`)
}

it('sees a new build, and still has the hashed files of the one before', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'bahi-web-'))
  folders.push(home)
  const dist = path.join(home, 'dist')
  await build(dist, 'first')
  const serve = webAssets(dist, async () => ({ title: 'Books & Bills' }))
  const app = Fastify()
  app.get('/*', async (request, reply) => {
    if (!(await serve(request, reply, request.url))) await reply.code(404).send()
  })
  const get = async (url: string) => (await app.inject(url)).body
  expect(await get('/anywhere')).toBe('<!doctype html><title>Books &#38; Bills</title>first')

  vi.useFakeTimers({ toFake: ['Date'] })
  await build(path.join(home, 'dist.new'), 'second')
  await rename(dist, path.join(home, 'dist.old'))
  vi.advanceTimersByTime(1500)
  expect(await get('/anywhere')).toContain('first')
  await rename(path.join(home, 'dist.new'), dist)
  vi.advanceTimersByTime(1500)
  expect(await get('/anywhere')).toContain('second')
  expect(await get('/assets/app-second.js')).toContain('second')
  expect(await get('/assets/app-first.js')).toContain('first')
  await app.close()
})

it('lets the worker that decodes QR codes run WebAssembly, and no other file', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'bahi-web-'))
  folders.push(home)
  const dist = path.join(home, 'dist')
  await build(dist, 'first')
  await writeFile(path.join(dist, 'assets', 'decode-worker-Ab_1-x.js'), '// decoder')
  const serve = webAssets(dist, async () => ({ title: 'Books & Bills' }))
  const app = Fastify()
  app.get('/*', async (request, reply) => {
    if (!(await serve(request, reply, request.url))) await reply.code(404).send()
  })
  const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']
  expect(await policyOf('/assets/decode-worker-Ab_1-x.js')).toBe(
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
  )
  expect(await policyOf('/assets/app-first.js')).toBeUndefined()
  expect(await policyOf('/decode-worker-Ab_1-x.js')).toBeUndefined()
  await app.close()
})

it('names in a page the files that the screen at its address needs, and sends what the build compressed', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'bahi-web-'))
  folders.push(home)
  const dist = path.join(home, 'dist')
  await build(dist, 'first')
  await writeFile(path.join(dist, 'index.html'), '<head><title>%APPLICATION_TITLE%</title></head>')
  const list = { scripts: ['/assets/list.js'], styles: ['/assets/list.css'] }
  const login = { scripts: ['/assets/login.js'], styles: [] }
  const preload = {
    fonts: ['/assets/inter.woff2'],
    company: { dashboard: login, parties: list },
    public: { login },
  }
  await writeFile(path.join(dist, 'preload.json'), JSON.stringify(preload))
  await writeFile(path.join(dist, 'assets', 'large-abcdefgh.js'), '// large'.padEnd(2000))
  await writeFile(path.join(dist, 'assets', 'large-abcdefgh.js.br'), 'as the build left it')
  const serve = webAssets(dist, async () => ({ title: 'Bahi' }))
  const app = Fastify()
  app.get('/*', async (request, reply) => {
    if (!(await serve(request, reply, request.url))) await reply.code(404).send()
  })
  const get = async (url: string) => (await app.inject({ url, headers: { 'accept-encoding': 'br' } })).body
  const font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/inter.woff2">'
  expect(await get('/7/parties')).toContain(
    `<link rel="stylesheet" crossorigin href="/assets/list.css"><link rel="modulepreload" crossorigin href="/assets/list.js">${font}</head>`,
  )
  expect(await get('/7')).toContain('/assets/login.js')
  expect(await get('/login')).toContain('/assets/login.js')
  expect(await get('/7/toString')).not.toContain('modulepreload')
  expect(await get('/assets/large-abcdefgh.js')).toBe('as the build left it')
  expect((await app.inject('/assets/large-abcdefgh.js.br')).statusCode).toBe(404)
  await app.close()
})

it('writes into the page where calls go, if a proxy serves them under another path', async () => {
  const home = await mkdtemp(path.join(tmpdir(), 'bahi-web-'))
  folders.push(home)
  const dist = path.join(home, 'dist')
  await mkdir(dist, { recursive: true })
  await writeFile(path.join(dist, 'index.html'), '<head></head>')
  const pageOf = async (apiBase: string | undefined) => {
    const serve = webAssets(dist, async () => ({ title: 'Bahi', apiBase }))
    const app = Fastify()
    app.get('/*', async (request, reply) => void (await serve(request, reply, request.url)))
    return (await app.inject('/login')).body
  }
  expect(await pageOf(undefined)).toBe('<head></head>')
  expect(await pageOf('/books/api')).toBe('<head><meta name="api-base" content="/books/api"></head>')
})
