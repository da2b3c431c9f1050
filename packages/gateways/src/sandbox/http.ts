import type { IncomingMessage, ServerResponse } from 'node:http'

/** One request as a portal sees it. */
export interface PortalRequest {
  readonly method: string
  /** In lower case; identifiers within a path are taken from `segments`. */
  readonly path: string
  readonly segments: readonly string[]
  readonly query: URLSearchParams
  /** A header in any case, dashes and underscores alike; empty where it is absent. */
  readonly header: (name: string) => string
  readonly body: string
}

export interface PortalReply {
  readonly status: number
  readonly type: 'json' | 'html' | 'text'
  readonly text: string
}

export const jsonReply = (content: unknown, status = 200): PortalReply => ({
  status,
  type: 'json',
  text: JSON.stringify(content),
})

/** A part of a return has up to 4 MB of content, which Base64 twice over makes 7. */
const mostBytes = 12 * 1024 * 1024

export async function readRequest(message: IncomingMessage): Promise<PortalRequest> {
  const url = new URL(message.url ?? '/', 'http://sandbox')
  const headers = new Map(
    Object.entries(message.headers).map(([name, value]) => [
      plainName(name),
      Array.isArray(value) ? (value[0] ?? '') : (value ?? ''),
    ]),
  )
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > mostBytes) throw new RangeError('The request is too long')
    chunks.push(chunk)
  }
  return {
    method: message.method ?? 'GET',
    path: url.pathname.toLowerCase().replace(/\/$/, ''),
    segments: url.pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent),
    query: url.searchParams,
    header: (name) => headers.get(plainName(name)) ?? '',
    body: Buffer.concat(chunks).toString('utf8'),
  }
}

const plainName = (name: string): string => name.toLowerCase().replaceAll(/[-_]/g, '')

const types = {
  json: 'application/json; charset=utf-8',
  html: 'text/html; charset=utf-8',
  text: 'text/plain; charset=utf-8',
} as const

export function sendReply(response: ServerResponse, { status, type, text }: PortalReply): void {
  response.writeHead(status, { 'content-type': types[type], 'content-length': Buffer.byteLength(text) })
  response.end(text)
}
