import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encode, encodingOf } from './compress.ts'
import type { Encoding } from './compress.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
}

/** The worker that finds QR codes in pictures of a camera. */
const isDecoder = /^\/assets\/decode-worker-[\w-]+\.js$/
const decoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"

interface Asset {
  readonly bytes: Buffer
  readonly type: string
  readonly etag: string
  readonly immutable: boolean
  readonly encoded: Map<Encoding, Promise<Buffer>>
}

export type ServeAsset = (request: FastifyRequest, reply: FastifyReply, pathname: string) => Promise<boolean>

const checkEveryMs = 1000

/** What the server writes into a page of the application. */
export interface PageValues {
  readonly title: string
  /** Path that a proxy in front serves the calls under, where it is another than `/api`. */
  readonly apiBase?: string | undefined
}

/**
 * The built web application out of memory: hashed files for ever, pages asked for anew. Every other address that a
 * browser navigates to is the application's own (`index.html`), under its title and with the files that the screen at
 * the address needs. A new build is seen within a second.
 */
export function webAssets(folder: string, values: () => Promise<PageValues>): ServeAsset {
  let build = stampOf(folder)
  let latest = readAssets(folder)
  let assets = latest
  let checkedAt = Date.now()
  const find = (pathname: string) => {
    if (Date.now() - checkedAt > checkEveryMs) {
      checkedAt = Date.now()
      const now = stampOf(folder)
      // While a build takes the place of another there is none for a moment.
      if (now !== undefined && now !== build) {
        build = now
        const fresh = readAssets(folder)
        assets = new Map([...stillAskedFor(latest), ...fresh])
        latest = fresh
      }
    }
    return assets.get(pathname)
  }
  const filled = filledPages()
  return async (request, reply, pathname) => {
    const isPage = !/\.[A-Za-z0-9]+$/.test(pathname)
    const found = find(pathname) ?? (isPage ? find('/index.html') : undefined)
    if (!found) return false
    const asset =
      found.type === types['.html']
        ? filled(found, linksFor(pathname, find('/preload.json')), await values())
        : found
    reply
      .header('etag', asset.etag)
      .header('vary', 'accept-encoding')
      .header('cache-control', asset.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    // A worker is bound by the policy of its own file: that one alone may run WebAssembly, and reach nothing else.
    if (isDecoder.test(pathname)) reply.header('content-security-policy', decoderPolicy)
    if (request.headers['if-none-match'] === asset.etag) {
      await reply.code(304).send()
      return true
    }
    const encoding =
      /^(text|application|image\/svg)/.test(asset.type) && asset.bytes.length > 1000
        ? encodingOf(request)
        : undefined
    reply.header('content-type', asset.type)
    if (!encoding) {
      await reply.send(asset.bytes)
      return true
    }
    let body = asset.encoded.get(encoding)
    if (!body) asset.encoded.set(encoding, (body = encode(asset.bytes, encoding, 9)))
    await reply.header('content-encoding', encoding).send(await body)
    return true
  }
}

/** Pages with their places filled; kept until the build or the values change. */
function filledPages() {
  let of: readonly unknown[] = []
  const made = new Map<string, Asset>()
  return (page: Asset, links: string, { title, apiBase }: PageValues): Asset => {
    if (of[0] !== page || of[1] !== title) made.clear()
    of = [page, title]
    const base = apiBase ? `<meta name="api-base" content="${escapedHtml(apiBase)}">` : ''
    let asset = made.get(links)
    if (!asset) {
      const html = page.bytes
        .toString('utf8')
        .replaceAll('%APPLICATION_TITLE%', escapedHtml(title))
        .replace('</head>', `${base}${links}</head>`)
      made.set(links, (asset = assetOf(Buffer.from(html), page.type, page.immutable)))
    }
    return asset
  }
}

interface Files {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}
/** Written by the build (`web/build/preload-plugin.ts`): files by the first part of a path, below a company and outside one. */
interface Preload {
  readonly fonts: readonly string[]
  readonly company: Readonly<Record<string, Files>>
  readonly public: Readonly<Record<string, Files>>
}
const preloads = new WeakMap<Asset, Preload>()

/** Names the files that the screen at the address needs, so that none waits until another has named it. */
function linksFor(pathname: string, asset: Asset | undefined): string {
  if (!asset) return ''
  let preload = preloads.get(asset)
  if (!preload) preloads.set(asset, (preload = JSON.parse(asset.bytes.toString('utf8')) as Preload))
  const [, first = '', screen = ''] = pathname.split('/')
  const isCompany = /^\d+$/.test(first) && first !== '404'
  const table = isCompany ? preload.company : preload.public
  const key = isCompany ? screen || 'dashboard' : first
  const files = Object.hasOwn(table, key) ? table[key]! : { scripts: [], styles: [] }
  return [
    ...files.styles.map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    ...preload.fonts.map(
      (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`,
    ),
  ].join('')
}

const escapedHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const assetOf = (bytes: Buffer, type: string, immutable: boolean): Asset => ({
  bytes,
  type,
  etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
  immutable,
  encoded: new Map(),
})

/** Pages open since before the new build go on asking for its hashed files. */
function* stillAskedFor(before: ReadonlyMap<string, Asset>): Generator<[string, Asset]> {
  for (const entry of before) if (entry[1].immutable) yield entry
}

function stampOf(folder: string): string | undefined {
  const { mtimeMs, ino } = statSync(path.join(folder, 'index.html'), { throwIfNoEntry: false }) ?? {}
  return mtimeMs === undefined ? undefined : `${mtimeMs} ${ino}`
}

function readAssets(folder: string): Map<string, Asset> {
  const result = new Map<string, Asset>()
  let names: string[]
  try {
    names = readdirSync(folder, { recursive: true }) as string[]
  } catch {
    return result
  }
  const compressed = new Set(names.filter((name) => name.endsWith('.br')))
  for (const name of names) {
    const file = path.join(folder, name)
    if (!statSync(file).isFile() || /\.(map|br)$/.test(name)) continue
    const bytes = readFileSync(file)
    const route = `/${name.split(path.sep).join('/')}`
    const immutable = route.startsWith('/assets/') || /[.-][A-Za-z0-9_-]{8,}\.\w+$/.test(route)
    const asset = assetOf(bytes, types[path.extname(name)] ?? 'application/octet-stream', immutable)
    // The build has compressed what is worth it; anything else is compressed when it is first asked for.
    if (compressed.has(`${name}.br`)) asset.encoded.set('br', Promise.resolve(readFileSync(`${file}.br`)))
    result.set(route, asset)
  }
  return result
}
