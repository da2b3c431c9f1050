import { randomUUID } from 'node:crypto'
import { chmod, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A message as the development inbox keeps it. */
export interface InboxMessage {
  readonly id: string
  readonly channel: 'mail' | 'sms' | 'whatsapp'
  readonly at: string
  readonly from: string
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string | null
  readonly attachments: readonly {
    readonly name: string
    readonly contentType: string
    readonly base64: string
  }[]
}

export interface Inbox {
  /** Where to hand mail in; loopback only. */
  readonly smtpUrl: string
  /** Newest first. */
  list(to?: string): Promise<InboxMessage[]>
  read(id: string): Promise<InboxMessage | undefined>
  /** For channels that have no protocol of their own here. */
  add(message: Omit<InboxMessage, 'id' | 'at'>): Promise<void>
  close(): Promise<void>
}

const mostMessages = 500
const mostBytes = 30 * 1024 * 1024

/**
 * A mail server on the loopback address that keeps what it is given, so that the product's mail goes through the real
 * protocol on a machine without a mail account. Never started where the environment is production-like.
 */
export const openInbox = async (folder: string): Promise<Inbox> => {
  // Links and codes that open accounts, made for the owner of this process alone.
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await chmod(folder, 0o700)

  const add: Inbox['add'] = async (message) => {
    const at = new Date().toISOString()
    // The name sorts by time, and a half-written file never has its final name.
    const id = `${at.replace(/\D/g, '')}-${randomUUID()}`
    const file = path.join(folder, `${id}.json`)
    await writeFile(`${file}.part`, JSON.stringify({ id, at, ...message }))
    await rename(`${file}.part`, file)
    for (const old of (await names()).slice(mostMessages)) await rm(path.join(folder, old), { force: true })
  }
  const names = async () =>
    (await readdir(folder))
      .filter((name) => name.endsWith('.json'))
      .toSorted()
      .reverse()
  const load = async (name: string) =>
    JSON.parse(await readFile(path.join(folder, name), 'utf8')) as InboxMessage

  const keep = callbackify(async (raw: Buffer, to: string[]) => add(await messageOf(raw, to)))

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: mostBytes,
    logger: false,
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map((each) => each.address)
        keep(Buffer.concat(parts), to, (fault) => done(fault))
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.server.address() as AddressInfo

  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    add,
    list: async (to) => {
      const all = await Promise.all((await names()).map(load))
      return to
        ? all.filter((message) => message.to.some((each) => each.toLowerCase() === to.toLowerCase()))
        : all
    },
    read: async (id) =>
      /^\d+-[0-9a-f-]{36}$/.test(id) ? load(`${id}.json`).catch(() => undefined) : undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const messageOf = async (raw: Buffer, to: string[]): Promise<Omit<InboxMessage, 'id' | 'at'>> => {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'base64' })
  return {
    channel: 'mail',
    from: mail.from?.address ?? '',
    to,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html ?? null,
    attachments: mail.attachments.map((file) => ({
      name: file.filename ?? 'attachment',
      contentType: file.mimeType,
      base64: file.content as string,
    })),
  }
}
