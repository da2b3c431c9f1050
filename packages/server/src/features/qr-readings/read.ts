import type { ParsedOf, ReplyOf } from '@bahi/contracts/call.ts'
import type { qrReadingCalls } from '@bahi/contracts/qr-readings.ts'
import type { Ctx } from '../../platform/context.ts'
import { safeName } from '../../platform/files/store.ts'
import { contentOf } from './decode/content.ts'
import type { ContentFault, FileContent } from './decode/content.ts'
import { findingOf, findingsOf } from './findings.ts'
import type { Finding } from './findings.ts'
import { keepFindings, keepWaiting } from './keep.ts'
import type { Kept } from './keep.ts'
import { signingKeys } from './keys.ts'
import type { ReadInput } from './jobs.ts'

type Reply = ReplyOf<typeof qrReadingCalls.read>
type Told = Reply['files'][number]

/** A person waits for few small files; many or large ones are read by a task. */
const mostAtOnce = {
  files: 3,
  bytes: 2 * 1024 * 1024,
  limits: { millis: 6000, mostMillis: 10_000, line: 'quick' },
} as const

interface Taken {
  readonly name: string
  readonly bytes: Uint8Array
  readonly content: FileContent
}

/** Reads files, or takes them to be read. What cannot be read is reported file by file. */
export async function readFiles(
  ctx: Ctx,
  { entityId, files }: ParsedOf<typeof qrReadingCalls.read>,
): Promise<Reply> {
  ctx.requireEntity(entityId)
  const checked = files.map(({ name, content }) =>
    checkedFile(safeName(name), Buffer.from(content, 'base64')),
  )
  const taken = checked.filter((file) => 'content' in file)
  const isSmall =
    taken.length <= mostAtOnce.files &&
    taken.reduce((sum, { bytes }) => sum + bytes.length, 0) <= mostAtOnce.bytes
  const keys = taken.length > 0 ? await signingKeys(ctx, entityId) : []
  const found = new Map<Taken, readonly Finding[]>()
  for (const file of taken) {
    if (!isSmall && file.content !== 'text') continue
    const findings = await findingsOf(ctx.subscriberId, file.content, file.bytes, keys, mostAtOnce.limits)
    if (isWhole(findings)) found.set(file, findings)
  }
  return ctx.inTransaction(async (inner) => {
    const told: Told[] = []
    const waiting: number[] = []
    for (const file of checked) {
      if (!('content' in file)) {
        told.push({
          name: file.name,
          fault: file.fault,
          message: ctx.t(`qrReading.fault.${file.fault}`),
          readings: [],
        })
        continue
      }
      const readings = await keepFile(inner, entityId, file, found.get(file))
      if (!found.has(file)) waiting.push(...readings.map(({ id }) => id))
      told.push({ name: file.name, fault: null, message: null, readings })
    }
    return { files: told, taskId: waiting.length > 0 ? await startTask(inner, entityId, waiting) : null }
  })
}

interface Refused {
  readonly name: string
  readonly fault: ContentFault
}

function checkedFile(name: string, bytes: Uint8Array): Taken | Refused {
  const content = contentOf(bytes, name)
  return typeof content === 'string' ? { name, bytes, content } : { name, fault: content.fault }
}

/** What took too long for a person who waits is given to a task, which has more time. */
const isWhole = (findings: readonly Finding[]) =>
  !findings.some(({ fault }) => fault === 'tooHeavy' || fault === 'notAllPages')

async function keepFile(
  ctx: Ctx,
  entityId: number,
  { name, bytes, content }: Taken,
  findings: readonly Finding[] | undefined,
): Promise<Kept[]> {
  const fileId = await ctx.files.store({
    purpose: 'qrReading',
    name,
    contentType: contentTypes[content],
    content: bytes,
  })
  const source = { entityId, content, fileId, fileName: name }
  return findings ? keepFindings(ctx, source, findings) : [await keepWaiting(ctx, source)]
}

const contentTypes = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  text: 'text/plain; charset=utf-8',
} as const satisfies Record<FileContent, string>

/** A task that reads files which wait, and looks anew at what was read before. */
export function startTask(ctx: Ctx, entityId: number, ids: readonly number[]): Promise<number> {
  return ctx.tasks.enqueue({
    type: 'qrReadings',
    title: ctx.t('qrReading.task', { count: String(ids.length) }),
    entityId,
    total: ids.length,
    input: { ids, culture: ctx.culture } satisfies ReadInput,
  })
}

/** Keeps the text that a camera has read. */
export async function keepScanned(
  ctx: Ctx,
  { entityId, text }: ParsedOf<typeof qrReadingCalls.scan>,
): Promise<number> {
  ctx.requireEntity(entityId)
  const finding = findingOf({ text, pages: [] }, await signingKeys(ctx, entityId))
  const source = { entityId, content: 'camera', fileId: null, fileName: null } as const
  const [kept] = await keepFindings(ctx, source, [finding])
  return kept!.id
}
