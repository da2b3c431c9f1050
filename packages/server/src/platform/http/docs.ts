import { readFileSync } from 'node:fs'
import type { Call } from '@bahi/contracts/call.ts'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { clientFile } from './client/client-file.ts'
import type { Description } from './client/client-file.ts'
import { openApi } from './openapi.ts'

const file = (name: string) => readFileSync(new URL(`docs/${name}`, import.meta.url))

/** The description of the interface, and a page to try it; script and style are files, so the page needs no exception. */
export function docsRoutes(
  app: FastifyInstance,
  calls: readonly { name: string; call: Call }[],
  config: Config,
) {
  const description = once(() => openApi(calls, config.version))
  const text = once(() => JSON.stringify(description()))
  app.get('/api/openapi.json', async (_, reply) =>
    reply.header('content-type', 'application/json; charset=utf-8').send(text()),
  )
  const client = once(() => clientFile(description() as unknown as Description))
  app.get('/api/bahi-client.ts', async (_, reply) =>
    reply.header('content-type', 'text/plain; charset=utf-8').send(client()),
  )
  const assets = [
    ['/api/docs', 'docs.html', 'text/html'],
    ['/api/docs/docs.js', 'docs.js', 'text/javascript'],
    ['/api/docs/docs.css', 'docs.css', 'text/css'],
  ] as const
  for (const [url, name, type] of assets) {
    const bytes = file(name)
    app.get(url, async (_, reply) =>
      reply.header('content-type', `${type}; charset=utf-8`).header('cache-control', 'no-cache').send(bytes),
    )
  }
}

/** Made when it is first asked for, and kept. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
