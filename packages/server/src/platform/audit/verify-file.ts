import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

export interface FileVerdict {
  readonly seals: number
  readonly entries: number
  /** Hash of the last seal: the same must be on the verifier page of the day the file was made. */
  readonly head: string | null
  readonly fault?: string
}

type Line =
  | { kind: 'header'; seals: number }
  | { kind: 'seal'; number: number; text: string; previous: string; hash: string }
  | { kind: 'entry'; id: number; text: string | null }

/** Checks a file of the trail on its own, line after line, and stops at the first thing that is not as it was sealed. */
export async function verifyFile(path: string): Promise<FileVerdict> {
  return verifyLines(createInterface({ input: createReadStream(path), crlfDelay: Infinity }))
}

export async function verifyLines(lines: AsyncIterable<string>): Promise<FileVerdict> {
  let open: (Line & { kind: 'seal' }) | undefined
  let hashes: Buffer[] = []
  let previous = '0'.repeat(64)
  let promised: number | undefined
  const found = { seals: 0, entries: 0, head: null as string | null }
  const close = (): string | undefined => {
    if (!open) return undefined
    const { number, text, hash } = open
    if (number !== found.seals + 1) return `seal ${found.seals + 1} is missing`
    if (open.previous !== previous) return `seal ${number} does not follow from the one before`
    const made = sha256(Buffer.from(previous, 'hex'), Buffer.from(text, 'utf8'), ...hashes)
    if (made.toString('hex') !== hash) return `seal ${number} or an entry of it was changed`
    previous = hash
    found.seals += 1
    found.head = hash
    return undefined
  }
  for await (const text of lines) {
    if (text === '') continue
    const line = JSON.parse(text) as Line
    if (line.kind === 'header') promised = line.seals
    else if (line.kind === 'seal') {
      const fault = close()
      if (fault) return { ...found, fault }
      open = line
      hashes = []
    } else {
      if (!open) return { ...found, fault: `entry ${line.id} is in no seal` }
      if (line.text === null) return { ...found, fault: `entry ${line.id} was removed` }
      hashes.push(sha256(Buffer.from(line.text, 'utf8')))
      found.entries += 1
    }
  }
  const fault = close() ?? (promised !== found.seals ? `the file ends before seal ${promised}` : undefined)
  return fault ? { ...found, fault } : found
}

const sha256 = (...parts: readonly Buffer[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}
