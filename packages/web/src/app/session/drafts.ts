import { useSession } from './session.ts'
import { keys, store } from './storage.ts'

/**
 * What is being typed, kept on this device until it is saved: a crash, a closed tab or an ended session loses
 * nothing older than two seconds. Kept per user; signing out, or another user signing in, removes it.
 */
export interface Draft<T = unknown> {
  readonly key: string
  readonly userName: string
  readonly savedAt: number
  readonly value: T
}

export async function saveDraft(key: string, value: unknown): Promise<void> {
  const userName = userNameNow()
  if (userName)
    await run('readwrite', (drafts) =>
      drafts.put({ key: keyOf(key), userName, savedAt: Date.now(), value } satisfies Draft),
    )
}

export async function readDraft<T>(key: string): Promise<Draft<T> | undefined> {
  const draft = await run<Draft<T> | undefined>('readonly', (drafts) => drafts.get(keyOf(key)))
  return draft?.userName === userNameNow() ? draft : undefined
}

/** All drafts whose name begins so, the newest first. */
export async function readDrafts<T>(prefix: string): Promise<Draft<T>[]> {
  const begin = keyOf(prefix)
  const range = IDBKeyRange.bound(begin, `${begin}\uffff`)
  const all = (await run<Draft<T>[]>('readonly', (drafts) => drafts.getAll(range))) ?? []
  return all
    .filter(({ userName }) => userName === userNameNow())
    .map((draft) => ({ ...draft, key: draft.key.slice(keyOf('').length) }))
    .toSorted((a, b) => b.savedAt - a.savedAt)
}

export async function removeDraft(key: string): Promise<void> {
  await run('readwrite', (drafts) => drafts.delete(keyOf(key)))
}

export async function forgetDrafts(): Promise<void> {
  await run('readwrite', (drafts) => drafts.clear())
}

/** After a sign-in: drafts of anybody else on this device go. */
export async function forgetDraftsOfOthers(): Promise<void> {
  const userName = userNameNow()
  const all = (await run<Draft[]>('readonly', (drafts) => drafts.getAll())) ?? []
  await Promise.all(
    all
      .filter((draft) => draft.userName !== userName)
      .map((draft) => run('readwrite', (drafts) => drafts.delete(draft.key))),
  )
}

/** Says in the browser's storage that something is being edited here, and where; source: specification part 1, section 3. */
export function markEditing(isEditing: boolean): void {
  const { pathname } = window.location
  store(keys.documentEdit, isEditing ? { path: pathname, at: new Date().toISOString() } : undefined)
}

const userNameNow = () => useSession.getState().auth?.userName
const keyOf = (key: string) => `${userNameNow() ?? ''}|${key}`

async function run<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T | undefined> {
  try {
    const database = await open()
    return await new Promise<T>((resolve, reject) => {
      const request = work(database.transaction('drafts', mode).objectStore('drafts'))
      request.addEventListener('success', () => resolve(request.result as T))
      request.addEventListener('error', () => reject(request.error ?? new Error('draft store')))
    })
  } catch {
    // Without a store on the device typing continues as usual; only the safety net is missing.
    return undefined
  }
}

let opening: Promise<IDBDatabase> | undefined
function open(): Promise<IDBDatabase> {
  opening ??= new Promise((resolve, reject) => {
    const request = indexedDB.open('bahi', 1)
    request.addEventListener('upgradeneeded', () =>
      request.result.createObjectStore('drafts', { keyPath: 'key' }),
    )
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('draft store')))
  })
  return opening
}
