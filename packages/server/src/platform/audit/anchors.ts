import { appendFile, mkdir, open, readFile } from 'node:fs/promises'
import path from 'node:path'

/** The head of a chain, noted outside the database: a chain that was cut, or made anew as a whole, lacks it. */
export interface Anchor {
  readonly at: string
  readonly subscriberId: number
  readonly sealNumber: number
  readonly hash: string
}

export interface KeptAnchors {
  readonly anchors: readonly Anchor[]
  /** Lines that cannot be read, counted from 1; the last of a file may be torn by a loss of power. */
  readonly unreadable: readonly number[]
  readonly isMissing: boolean
}

export const anchorFileOf = (dataDir: string): string => path.join(dataDir, 'audit-anchors.jsonl')

/** Reads what was noted. One line that cannot be read disables no other. */
export async function readAnchors(file: string): Promise<KeptAnchors> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return { anchors: [], unreadable: [], isMissing: true }
  const anchors: Anchor[] = []
  const unreadable: number[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line === '') continue
    const anchor = anchorIn(line)
    if (anchor) anchors.push(anchor)
    else unreadable.push(index + 1)
  }
  return { anchors, unreadable, isMissing: false }
}

function anchorIn(line: string): Anchor | undefined {
  try {
    const read = JSON.parse(line) as Partial<Anchor> | null
    const isWhole =
      Number.isInteger(read?.subscriberId) &&
      Number.isInteger(read?.sealNumber) &&
      typeof read?.hash === 'string'
    return isWhole ? (read as Anchor) : undefined
  } catch {
    return undefined
  }
}

export interface AnchorPlaces {
  readonly file: string
  /** A second place, best on another machine: a file, or an address that takes the same lines by POST. */
  readonly copyTo?: string | undefined
  readonly log: { error(facts: object, message: string): void }
}

/** Notes anchors in the file of the data folder and in the second place; what that did not take is sent again. */
export function keeperOfAnchors({
  file,
  copyTo,
  log,
}: AnchorPlaces): (made: readonly Anchor[]) => Promise<void> {
  const ended = new Set<string>()
  const waiting = new Map<number, Anchor>()
  return async (made) => {
    if (made.length > 0) await append(file, made, ended)
    if (copyTo === undefined) return
    // The newest head of a chain covers those before it.
    for (const anchor of made) waiting.set(anchor.subscriberId, anchor)
    const sending = [...waiting.values()]
    if (sending.length === 0) return
    try {
      await (/^https?:/.test(copyTo) ? post(copyTo, sending) : append(copyTo, sending, ended))
      for (const anchor of sending)
        if (waiting.get(anchor.subscriberId) === anchor) waiting.delete(anchor.subscriberId)
    } catch (error) {
      log.error({ err: error, to: copyTo }, 'anchors of the audit trail were not copied')
    }
  }
}

export const linesOf = (anchors: readonly Anchor[]): string =>
  anchors.map((anchor) => `${JSON.stringify(anchor)}\n`).join('')

async function append(file: string, anchors: readonly Anchor[], ended: Set<string>): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true })
  // A line torn by a loss of power ends here, so that it spoils none of those that follow.
  const start = ended.has(file) || (await endsWithLine(file)) ? '' : '\n'
  await appendFile(file, start + linesOf(anchors), { flush: true })
  ended.add(file)
}

async function endsWithLine(file: string): Promise<boolean> {
  const handle = await open(file, 'r').catch(() => undefined)
  if (!handle) return true
  try {
    const { size } = await handle.stat()
    if (size === 0) return true
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
    return buffer[0] === 10
  } finally {
    await handle.close()
  }
}

async function post(address: string, anchors: readonly Anchor[]): Promise<void> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/x-ndjson' },
    body: linesOf(anchors),
    signal: AbortSignal.timeout(10_000),
  })
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`)
}
