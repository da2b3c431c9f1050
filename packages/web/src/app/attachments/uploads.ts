import { attachmentLimits } from '@bahi/contracts/attachment-limits.ts'
import { create } from 'zustand'
import { ApiError } from '../api/api-error.ts'
import { call } from '../api/call.ts'
import { base64Of } from '../base64.ts'
import { translate } from '../texts.ts'
import { faultBefore, nameOf } from './attached.ts'
import type { Attached, AttachmentOwner } from './attached.ts'

/** A file on its way, or one that did not arrive. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly name: string
  /** `failed`: the line broke off, the same again may succeed; `refused`: it will not. */
  readonly state: 'waits' | 'sends' | 'failed' | 'refused'
  readonly message?: string
}

let nextKey = 1

interface Options {
  readonly owner: () => AttachmentOwner
  /** How many are attached already. */
  readonly attached: () => number
  readonly onDone: (file: Attached) => void
}

/** Files on their way to one record, one after another; what has arrived is handed on. */
export function createUploads({ owner, attached, onDone }: Options) {
  const store = create<{ uploads: readonly Upload[] }>(() => ({ uploads: [] }))
  let line: Promise<void> = Promise.resolve()
  const change = (key: number, to: Partial<Upload>) =>
    store.setState(({ uploads }) => ({
      uploads: uploads.map((one) => (one.key === key ? { ...one, ...to } : one)),
    }))
  const drop = (key: number) =>
    store.setState(({ uploads }) => ({ uploads: uploads.filter((one) => one.key !== key) }))

  const send = async ({ key, file, name }: Upload) => {
    // Removed before its turn.
    if (!store.getState().uploads.some((one) => one.key === key)) return
    change(key, { state: 'sends' })
    try {
      const content = await base64Of(file)
      const done = await call('attachment.upload', { ...owner(), name, content }, { quiet: true })
      drop(key)
      onDone(done)
    } catch (error) {
      const said = error instanceof ApiError && error.status !== 0 ? error.messages.join('\n') : ''
      change(key, {
        state: said && error instanceof ApiError && error.status < 500 ? 'refused' : 'failed',
        message: said || translate()('attachment.failed'),
      })
    }
  }
  const enqueue = (upload: Upload) => {
    line = line.then(() => send(upload))
  }

  return {
    store,
    drop,
    add(files: readonly File[], isPasted = false) {
      const t = translate()
      const underWay = store.getState().uploads.filter(({ state }) => state !== 'refused').length
      let room = attachmentLimits.files - attached() - underWay
      const added = files.map((file): Upload => {
        const name = nameOf(file, isPasted)
        const fault = faultBefore(file) ?? (room > 0 ? undefined : 'ATTACHMENT_COUNT')
        if (!fault) room--
        const message = fault && t(`issue.${fault}`, { name, max: String(attachmentLimits.files) })
        return {
          key: nextKey++,
          file,
          name,
          state: fault ? 'refused' : 'waits',
          ...(message ? { message } : {}),
        }
      })
      store.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }))
      for (const upload of added) if (upload.state === 'waits') enqueue(upload)
    },
    retry(upload: Upload) {
      change(upload.key, { state: 'waits' })
      enqueue(upload)
    },
    /** Waits for what is under way; the first that did not arrive, which a save would leave behind. */
    async settled(): Promise<Upload | undefined> {
      await line
      return store.getState().uploads.find(({ state }) => state === 'failed')
    },
  }
}

export type Uploads = ReturnType<typeof createUploads>
