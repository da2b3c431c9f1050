import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A program of an account that callbacks go to: what came to it, and how it answers. */
export interface Receiver {
  readonly url: string
  readonly calls: readonly ReceivedCall[]
  /** A status, or nothing: then it never answers. */
  answer: (call: ReceivedCall) => number | undefined
  close(): Promise<void>
}

export interface ReceivedCall {
  readonly headers: IncomingHttpHeaders
  readonly text: string
  readonly body: {
    readonly event: string
    readonly eventId: string
    readonly documentId?: number
    readonly data: Readonly<Record<string, unknown>>
  }
  readonly answered: number | undefined
}

export async function startReceiver(): Promise<Receiver> {
  const calls: ReceivedCall[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8')
      const call = { headers: request.headers, text, body: JSON.parse(text), answered: undefined }
      const answered = receiver.answer(call)
      calls.push({ ...call, answered })
      if (answered !== undefined) response.writeHead(answered).end(`answer ${answered}`)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/bahi`,
    calls,
    answer: () => 200,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
  return receiver
}

/** As a receiver checks a call. */
export const isSignedWith = (secret: string, { headers, text }: ReceivedCall): boolean =>
  String(headers['bahi-signature'])
    .split(',')
    .includes(
      `v1=${createHmac('sha256', secret)
        .update(`${String(headers['bahi-timestamp'])}.${text}`)
        .digest('hex')}`,
    )
