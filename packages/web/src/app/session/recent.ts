import { keys, readStored, store } from './storage.ts'

export interface Opened {
  /** With the company: `/5/view-party/7`. */
  readonly path: string
  readonly title: string
}

const mostKept = 12

/** Records lately opened, the newest first; they go with the rest of the storage when the user leaves. */
export const recentlyOpened = (): readonly Opened[] => readStored<Opened[]>(keys.recent) ?? []

export function rememberOpened(opened: Opened): void {
  const others = recentlyOpened().filter(({ path }) => path !== opened.path)
  store(keys.recent, [opened, ...others].slice(0, mostKept))
}
