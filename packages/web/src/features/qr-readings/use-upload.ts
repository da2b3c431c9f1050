import { base64Of } from '../../app/base64.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { call } from '../../app/api/call.ts'
import { trackTask } from '../../app/tasks.ts'
import { useT } from '../../app/texts.ts'
import type { TextKey } from '../../app/texts.ts'
import type { ReadingState } from './ReadingChip.tsx'

export interface Upload {
  readonly key: number
  readonly file: File
  readonly state: 'waits' | 'sends' | 'read' | 'queued' | 'fault' | 'failed'
  readonly message?: string
  readonly readings: readonly {
    readonly id: number
    readonly status: ReadingState
    readonly fault: string | null
  }[]
}

/** As the call takes them; see `uploadLimits` of the contract. */
const most = { files: 20, bytes: 8 * 1024 * 1024 } as const
/** More than this at once is a matter of hours on a slow line. */
export const mostUploads = 200

/** Sends files in requests of a size the server takes, one after another, and says of each what came of it. */
export function useUpload(entityId: number) {
  const t = useT()
  const client = useQueryClient()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const lastKey = useRef(0)

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const isLarge = file.size > most.bytes
        return {
          key: ++lastKey.current,
          file,
          state: isLarge ? 'fault' : 'waits',
          ...(isLarge ? { message: t('qrReading.fault.tooLarge') } : {}),
          readings: [],
        }
      })
      setUploads((all) => [...all, ...added])
      const put = (keys: readonly number[], change: (upload: Upload, index: number) => Partial<Upload>) =>
        setUploads((all) =>
          all.map((upload) => {
            const index = keys.indexOf(upload.key)
            return index < 0 ? upload : { ...upload, ...change(upload, index) }
          }),
        )
      const send = async (batch: readonly Upload[]) => {
        const keys = batch.map(({ key }) => key)
        put(keys, () => ({ state: 'sends' }))
        try {
          const reply = await call('qrReading.read', {
            entityId,
            files: await Promise.all(
              batch.map(async ({ file }) => ({ name: file.name, content: await base64Of(file) })),
            ),
          })
          put(keys, (_, index) => {
            const { fault, message, readings } = reply.files[index]!
            if (fault) return { state: 'fault', message: message ?? t(`qrReading.fault.${fault}` as TextKey) }
            return {
              state: readings.some(({ status }) => status === 'Reading') ? 'queued' : 'read',
              readings,
            }
          })
          if (reply.taskId !== null) trackTask(reply.taskId)
        } catch {
          put(keys, () => ({ state: 'failed' }))
        }
        await client.invalidateQueries({ queryKey: ['qrReading'] })
      }
      for (const batch of batchesOf(added.filter(({ state }) => state === 'waits')))
        line.current = line.current.then(() => send(batch))
    },
    [client, entityId, t],
  )
  return { uploads, add }
}

function batchesOf(uploads: readonly Upload[]): Upload[][] {
  const batches: Upload[][] = []
  let bytes = Infinity
  for (const upload of uploads) {
    const last = batches.at(-1)
    if (!last || last.length >= most.files || bytes + upload.file.size > most.bytes) {
      batches.push([upload])
      bytes = upload.file.size
    } else {
      last.push(upload)
      bytes += upload.file.size
    }
  }
  return batches
}
