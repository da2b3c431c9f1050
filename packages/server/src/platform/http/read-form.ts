import { isUtf8 } from 'node:buffer'

/** Fields of a form beside its file; more is none of ours. */
const mostParts = 20

/** A form with one file, as the JSON that the call takes; undefined where it is none (RFC 7578). */
export function readForm(contentType: string, bytes: Buffer): Record<string, unknown> | undefined {
  const boundary = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i
    .exec(contentType)
    ?.slice(1)
    .find(Boolean)
  if (boundary === undefined) return undefined
  const edge = Buffer.from(`--${boundary}`, 'latin1')
  const body: Record<string, unknown> = {}
  let at = bytes.indexOf(edge)
  for (let count = 0; at >= 0; count++) {
    at += edge.length
    if (bytes.subarray(at, at + 2).toString('latin1') === '--') return body
    const next = bytes.indexOf(Buffer.concat([Buffer.from('\r\n'), edge]), at)
    const end = bytes.indexOf('\r\n\r\n', at)
    if (next < 0 || end < 0 || end > next || count >= mostParts) return undefined
    const content = bytes.subarray(end + 4, next)
    const head = bytes.subarray(at, end).toString('utf8')
    const name = attribute(head, 'name')
    if (name === undefined || name in body || name in Object.prototype) return undefined
    const fileName = attribute(head, 'filename')
    if (fileName !== undefined) {
      if ('file' in body) return undefined
      body['file'] = { name: fileName, content: content.toString('base64') }
    } else {
      if (!isUtf8(content) || content.length > 10_000) return undefined
      body[name] = valueOf(name, content.toString('utf8'))
    }
    at = next + 2
  }
  return undefined
}

const attribute = (head: string, name: string): string | undefined =>
  new RegExp(`content-disposition:[^\\r\\n]*[;\\s]${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(head)?.[1]

/** A field that names a record by its number, as `entityId`; any other is a text, also where it is all digits. */
const valueOf = (name: string, text: string): unknown =>
  name.endsWith('Id') && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : text
